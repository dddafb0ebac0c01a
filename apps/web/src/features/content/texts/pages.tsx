import { Link } from 'react-router-dom';
import type { StaticText } from '../components/static-page.js';

export const about: StaticText = {
  title: 'About Stallbook',
  lead: 'Who Stallbook is for, and why a good market day starts with easy booking.',
  sections: [
    {
      id: 'why',
      title: 'Why we made it',
      body: (
        <>
          <p>
            A market day is decided long before it begins: by forms that get lost, emails that go unanswered, and checks
            that arrive late. Organizers spend their evenings sorting applications. Vendors wait weeks for an answer.
          </p>
          <p>
            Stallbook brings it all together. Markets show what they cost and what they need. Vendors apply once. The
            answer comes with a date, a place, and a way to pay.
          </p>
        </>
      ),
    },
    {
      id: 'who',
      title: 'Who it is for',
      body: (
        <ul>
          <li>
            <strong>Vendors</strong>: potters, growers, bakers, printmakers, and everyone else who sells at markets.
          </li>
          <li>
            <strong>Organizers</strong> of craft fairs, farmers markets, festivals, art shows, and pop-up markets, from
            twelve booths to three hundred.
          </li>
          <li>
            <strong>Visitors</strong>: <Link to="/attendee-features">features for them</Link> are what we build next.
          </li>
        </ul>
      ),
    },
    {
      id: 'how-we-work',
      title: 'How we work',
      body: (
        <ul>
          <li>All fees are shown up front, to the cent.</li>
          <li>Every application has a timeline of who did what.</li>
          <li>We earn from plans and a percentage of paid booths, not from ads or your data.</li>
          <li>When something fails, we tell you what happened and what to do, and your input is still there.</li>
        </ul>
      ),
    },
    {
      id: 'meet',
      title: 'Take a look',
      body: (
        <p>
          <Link to="/events">Browse markets</Link>, <Link to="/demo">see how booking works</Link>, or{' '}
          <Link to="/contact">contact us</Link>.
        </p>
      ),
    },
  ],
};

export const demo: StaticText = {
  title: 'See how it works',
  lead: 'A quick tour of Stallbook: how vendors book a booth, and how organizers fill a market.',
  sections: [
    {
      id: 'as-a-vendor',
      title: 'As a vendor, in four steps',
      body: (
        <ol>
          <li>
            <strong>Find.</strong> Open <Link to="/events">the events</Link>, enter a place or a name, and pick a date
            range. Each card shows the date, place, fee, and whether applications are open.
          </li>
          <li>
            <strong>Apply.</strong> Describe what you sell and what your booth needs. Your answers are saved as you
            type.
          </li>
          <li>
            <strong>Get an answer.</strong> We notify you by email and on Stallbook.
          </li>
          <li>
            <strong>Pay and set up.</strong> Pay for your booth online, check the map and load-in times, and go.
          </li>
        </ol>
      ),
    },
    {
      id: 'as-an-organizer',
      title: 'As an organizer, in four steps',
      body: (
        <ol>
          <li>
            <strong>Publish or claim.</strong> List your market, or claim it if it’s already listed.
          </li>
          <li>
            <strong>Choose.</strong> All applications in one list, with everything you need to decide.
          </li>
          <li>
            <strong>Get paid.</strong> Accepted vendors pay online, straight to your Stripe account.
          </li>
          <li>
            <strong>Prepare.</strong> Upload your map, rules, and schedule. Paid vendors can open them on their phones.
          </li>
        </ol>
      ),
    },
    {
      id: 'try-it',
      title: 'Try it yourself',
      body: (
        <p>
          Events are open to everyone. For the rest, <Link to="/register">create an account</Link>. One plan is free, no
          card needed. Prefer a tour? <Link to="/contact">Contact us</Link> and we’ll find a time.
        </p>
      ),
    },
  ],
};

export const support: StaticText = {
  title: 'Support',
  lead: 'Something not working? Here’s the fastest way to get help.',
  sections: [
    {
      id: 'first',
      title: 'Try these first',
      body: (
        <ol>
          <li>Reload the page. That’s all it takes if a new version was released while it was open.</li>
          <li>Read the error message. It says what happened and whether anything was lost.</li>
          <li>
            Check <Link to="/help">the guides</Link> and <Link to="/help-center">the help center</Link> for answers to
            common questions.
          </li>
        </ol>
      ),
    },
    {
      id: 'write',
      title: 'Then contact us',
      body: (
        <>
          <p>
            Use <Link to="/contact">the contact page</Link>. We reply by email, usually within two business days, and
            sooner if your market is coming up. Please include:
          </p>
          <ul>
            <li>which market, application, or payment it is about;</li>
            <li>what you did, what you expected, and what the page said;</li>
            <li>the date and approximate time.</li>
          </ul>
          <p>Never send a password or card number. We’ll never ask for them.</p>
        </>
      ),
    },
    {
      id: 'money',
      title: 'Payment questions',
      body: (
        <ul>
          <li>
            A processing payment is with your bank. We notify you when it completes or fails, so please don’t pay twice.
          </li>
          <li>
            If you withdraw, you see what you get back before you confirm; the refund policy is on the event page. For
            any other refund, ask the market’s organizer.
          </li>
          <li>Organizers can see what Stripe still needs under Billing and payouts.</li>
        </ul>
      ),
    },
    {
      id: 'better',
      title: 'Suggestions',
      body: <p>Choose Send feedback in the menu or at the bottom of any page. It takes a minute.</p>,
    },
  ],
};

export const helpCenter: StaticText = {
  title: 'Help center',
  lead: 'Answers for vendors and organizers, from the first application to market day.',
  sections: [
    {
      id: 'account',
      title: 'Account',
      body: (
        <>
          <h3>I didn’t get the confirmation email</h3>
          <p>
            Check your spam folder, then try to log in. You can resend the email from there. The link works for 24
            hours.
          </p>
          <h3>I forgot my password</h3>
          <p>
            Choose Forgot your password on <Link to="/login">the login page</Link>. The link in the email works for 1
            hour.
          </p>
          <h3>Can I be both a vendor and an organizer?</h3>
          <p>Each account is one or the other. If you’re both, use a different email address for each.</p>
          <h3>How do I delete my account?</h3>
          <p>
            You can delete it at the bottom of <Link to="/profile">your profile page</Link>. See{' '}
            <Link to="/privacy#your-rights">Privacy</Link> for what happens next.
          </p>
        </>
      ),
    },
    {
      id: 'applications',
      title: 'Applications',
      body: (
        <>
          <h3>Can I save an application and finish it later?</h3>
          <p>Yes. Your answers are saved as you type, and you can finish on another device.</p>
          <h3>Can I change an application after sending it?</h3>
          <p>Yes, until the organizer decides. Open it under My applications and choose Edit, or withdraw it.</p>
          <h3>When will I hear back?</h3>
          <p>
            As soon as the organizer decides, we notify you by email and on Stallbook. Until then, your application is
            pending.
          </p>
          <h3>Why isn’t a market accepting applications?</h3>
          <p>
            Its deadline has passed, it has started, or its organizer hasn’t joined or finished setting it up. The badge
            tells you which.
          </p>
        </>
      ),
    },
    {
      id: 'events',
      title: 'Events',
      body: (
        <>
          <h3>My market is listed, but I didn’t add it</h3>
          <p>
            We list markets from public records so vendors can find them. Claim yours on its page, and we’ll review your
            claim.
          </p>
          <h3>Who can see a draft?</h3>
          <p>Only you and our team, until you publish it.</p>
          <h3>Can I delete an event?</h3>
          <p>Yes, from its page. We show you what else is removed and ask you to confirm.</p>
          <h3>What files can I add?</h3>
          <p>Up to ten per event, 10 MB each. Vendors with a paid booth can open them.</p>
        </>
      ),
    },
    {
      id: 'payments',
      title: 'Payments',
      body: (
        <>
          <h3>What do I pay as a vendor?</h3>
          <p>The booth fee and application fee shown by the market. Stallbook adds nothing.</p>
          <h3>What fees do organizers pay?</h3>
          <p>
            A platform fee on paid booths, depending on their plan. See <Link to="/pricing">Pricing</Link>. Every
            payment shows its fee.
          </p>
          <h3>Where does the money go?</h3>
          <p>To the organizer’s own Stripe account, which pays out to their bank.</p>
          <h3>Do you store my card?</h3>
          <p>No. Stripe handles it, and we never see the number.</p>
        </>
      ),
    },
  ],
};
