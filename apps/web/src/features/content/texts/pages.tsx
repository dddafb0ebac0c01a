import { Link } from 'react-router-dom';
import type { StaticText } from '../components/static-page.js';

export const about: StaticText = {
  title: 'About Stallbook',
  lead: 'Who Stallbook is for, and why market days begin with a booth that is easy to book.',
  sections: [
    {
      id: 'why',
      title: 'Why we made it',
      body: (
        <>
          <p>
            A market day is decided long before it begins: in forms that get lost, in emails nobody answers, in cheques
            that arrive after the load-in. Organizers spend their evenings sorting applications. Vendors wait for weeks
            to hear whether they have a booth.
          </p>
          <p>
            Stallbook puts that in one place. A market says what it costs and what it wants; a vendor applies once,
            properly; the answer comes with a date, a place and a way to pay.
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
            <strong>Vendors</strong>: potters, growers, bakers, printmakers, and everybody else who sells from behind a
            table.
          </li>
          <li>
            <strong>Organizers</strong> of craft fairs, farmers markets, festivals, art shows and pop-up markets,
            whether of twelve booths or of three hundred.
          </li>
          <li>
            <strong>Visitors</strong>: there is something in it for them too, <Link to="/attendee-features">later</Link>
            .
          </li>
        </ul>
      ),
    },
    {
      id: 'how-we-work',
      title: 'How we work',
      body: (
        <ul>
          <li>Fees are shown before you ask, and to the cent.</li>
          <li>Every application has a timeline, so that nobody has to remember who said what.</li>
          <li>We live on plans and on a part of paid booths; not on advertising, and not on your data.</li>
          <li>When something fails, the page says what happened and what to do, and what you typed is still there.</li>
        </ul>
      ),
    },
    {
      id: 'meet',
      title: 'Come and look',
      body: (
        <p>
          <Link to="/events">Look through the markets</Link>, <Link to="/demo">see how a booth is booked</Link>, or{' '}
          <Link to="/contact">write to us</Link>.
        </p>
      ),
    },
  ],
};

export const demo: StaticText = {
  title: 'See how it works',
  lead: 'A short walk through Stallbook: how vendors book a booth, and how organizers fill a market.',
  sections: [
    {
      id: 'as-a-vendor',
      title: 'As a vendor, in four steps',
      body: (
        <ol>
          <li>
            <strong>Find.</strong> Open <Link to="/events">the events</Link>, type a place or a name, pick a range of
            dates. Each card shows the day, the place, the fee and whether applications are open.
          </li>
          <li>
            <strong>Apply.</strong> Say what you sell and what your booth needs. What you type is kept as you go.
          </li>
          <li>
            <strong>Hear.</strong> The organizer’s answer reaches you by email and in the bell at the top of the page.
          </li>
          <li>
            <strong>Pay and set up.</strong> Pay the booth online, open the map and the load-in times, and go.
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
            <strong>Publish or claim.</strong> Enter your market, or claim it where it is listed already.
          </li>
          <li>
            <strong>Choose.</strong> Applications come in one list, each with what you need to decide.
          </li>
          <li>
            <strong>Get paid.</strong> Accepted vendors pay online; the money goes to your own account with Stripe.
          </li>
          <li>
            <strong>Prepare.</strong> Put map, rules and times with the event. Paid vendors open them on their phones.
          </li>
        </ol>
      ),
    },
    {
      id: 'try-it',
      title: 'Try it yourself',
      body: (
        <p>
          The events and their pages are open to everybody. For the rest, <Link to="/register">create an account</Link>:
          the basic plan is free and asks for no card. If you would rather be shown around,{' '}
          <Link to="/contact">tell us</Link> and we find a time.
        </p>
      ),
    },
  ],
};

export const support: StaticText = {
  title: 'Support',
  lead: 'Something does not work as it should? Here is the quickest way to an answer.',
  sections: [
    {
      id: 'first',
      title: 'First, three things to try',
      body: (
        <ol>
          <li>Load the page again. If a newer version was published while it was open, that is all it takes.</li>
          <li>Look at the line in the message: it says what happened and whether anything was lost.</li>
          <li>
            Look into <Link to="/help">the guides</Link> and <Link to="/help-center">the help center</Link>; most
            questions of the first week are there.
          </li>
        </ol>
      ),
    },
    {
      id: 'write',
      title: 'Then write to us',
      body: (
        <>
          <p>
            Use <Link to="/contact">the contact page</Link>. A person reads it and answers by email, usually within two
            working days, sooner when a market is near. It helps to say:
          </p>
          <ul>
            <li>which market, application or payment it is about;</li>
            <li>what you did, what you expected, and what the page said;</li>
            <li>on which day and at about what time.</li>
          </ul>
          <p>Never send a password or a card number. We do not ask for either.</p>
        </>
      ),
    },
    {
      id: 'money',
      title: 'If it is about money',
      body: (
        <ul>
          <li>
            A payment that says it is processing is with your bank. It settles by itself, and you hear of it; do not pay
            a second time.
          </li>
          <li>For a refund, ask the organizer of the market first: their cancellation policy stands on its page.</li>
          <li>Organizers find what Stripe still needs from them under Billing and payouts.</li>
        </ul>
      ),
    },
    {
      id: 'better',
      title: 'If it could just be better',
      body: (
        <p>
          Choose Send feedback in the menu or at the foot of any page. It takes a minute and tells us where you were.
        </p>
      ),
    },
  ],
};

export const helpCenter: StaticText = {
  title: 'Help center',
  lead: 'Answers for vendors and organizers, from the first application to the morning of the market.',
  sections: [
    {
      id: 'account',
      title: 'Account',
      body: (
        <>
          <h3>I did not get the confirmation mail</h3>
          <p>
            Look into the spam folder, then try to log in: the page offers to send it again. The link works for 24
            hours.
          </p>
          <h3>I forgot my password</h3>
          <p>
            Choose Forgot your password on <Link to="/login">the login page</Link>. The link in the mail works for 1
            hour.
          </p>
          <h3>Can I be vendor and organizer?</h3>
          <p>An account is one or the other. If you are both, use one email address for each.</p>
          <h3>How do I have my account removed?</h3>
          <p>
            Delete it at the foot of <Link to="/profile">your profile page</Link>.{' '}
            <Link to="/privacy#your-rights">Privacy</Link> says what happens then.
          </p>
        </>
      ),
    },
    {
      id: 'applications',
      title: 'Applications',
      body: (
        <>
          <h3>Can I stop in the middle of an application?</h3>
          <p>Yes. What you typed is kept in your browser as a draft until you send it or delete it.</p>
          <h3>Can I change an application after sending it?</h3>
          <p>
            Not any more: the organizer may be reading it. Write to the organizer, whose contact stands on the event’s
            page.
          </p>
          <h3>When do I hear back?</h3>
          <p>
            When the organizer decides. You hear at once, by email and in the bell. Until then the application says
            pending.
          </p>
          <h3>Why does a market take no applications?</h3>
          <p>Its deadline has passed, it is over, or nobody has claimed it yet. Its badge says which.</p>
        </>
      ),
    },
    {
      id: 'events',
      title: 'Events',
      body: (
        <>
          <h3>My market is listed, and I did not do it</h3>
          <p>
            We list markets from public records so that vendors find them. Claim it on its page; we check it by hand.
          </p>
          <h3>Who sees a draft?</h3>
          <p>You alone, until you publish it.</p>
          <h3>Can I delete an event?</h3>
          <p>Yes, from its page. You are asked once more, and told what goes with it.</p>
          <h3>Which files can I add?</h3>
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
          <p>The booth fee and the application fee that the market shows. Stallbook adds nothing.</p>
          <h3>What is withheld from organizers?</h3>
          <p>
            A platform fee on paid booths, by plan. <Link to="/pricing">Pricing</Link> has the figures, and every
            payment shows what was taken off.
          </p>
          <h3>Where does the money go?</h3>
          <p>To the organizer’s own account with Stripe, which pays it out to their bank.</p>
          <h3>Do you store my card?</h3>
          <p>No. It goes to Stripe; we never see its number.</p>
        </>
      ),
    },
  ],
};
