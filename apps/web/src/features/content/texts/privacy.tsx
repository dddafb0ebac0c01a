import { Link } from 'react-router-dom';
import type { StaticText } from '../components/static-page.js';

export const privacy: StaticText = {
  title: 'Privacy',
  lead: 'What Stallbook keeps about you, what for, who sees it, and how to have it removed.',
  changed: '2026-11-22',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      body: (
        <ul>
          <li>
            We keep what booking a booth takes: your account, your profile, your markets, applications and payments.
          </li>
          <li>We sell nothing about you, show no advertising and count no visits with the tools of others.</li>
          <li>Card numbers go to Stripe. We never see them.</li>
          <li>
            Personal details in our records are encrypted under a key of your own. Destroying it makes them unreadable.
          </li>
        </ul>
      ),
    },
    {
      id: 'what-we-keep',
      title: 'What we keep',
      body: (
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">What for</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Email address and a hash of your password</td>
              <td>To let you in. The password itself is stored nowhere.</td>
            </tr>
            <tr>
              <td>Profile: business and contact name, phone, place, website, what you sell</td>
              <td>So that organizers and vendors know whom they deal with.</td>
            </tr>
            <tr>
              <td>Markets, applications, decisions, and a timeline of who did what when</td>
              <td>So that both sides can rely on what was agreed.</td>
            </tr>
            <tr>
              <td>Amounts, fees and states of payments, with Stripe’s reference</td>
              <td>Bookkeeping, refunds, payouts.</td>
            </tr>
            <tr>
              <td>Files that organizers add to their markets</td>
              <td>For the vendors whose booth is paid.</td>
            </tr>
            <tr>
              <td>Which markets and vendors you saved</td>
              <td>So that you find them again. Nobody else sees it.</td>
            </tr>
            <tr>
              <td>Notifications, and which kinds of email went out when</td>
              <td>To tell you what happened, and to send nothing twice.</td>
            </tr>
            <tr>
              <td>What you write to us: contact messages, feedback, the waitlist</td>
              <td>To answer. Feedback also holds the page you were on and the name of your browser.</td>
            </tr>
          </tbody>
        </table>
      ),
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      body: (
        <>
          <p>
            Published markets are public, with the contact details their organizer entered there. Your profile is for
            people who are logged in. An application is seen by the vendor who sent it, by the organizer it was sent to
            and by our administrators. Nobody else’s applications or payments are ever shown to you, and yours to nobody
            else.
          </p>
          <p>
            Outside Stallbook, Stripe handles payments and payouts under its own privacy policy, and a mail provider
            carries our email. Neither gets more than its task takes.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and your browser',
      body: (
        <>
          <p>There are four cookies, none of which a script can read and none of which follows you elsewhere:</p>
          <ul>
            <li>
              <strong>sb_access</strong> keeps you logged in. It is good for 15 minutes and renewed while you work.
            </li>
            <li>
              <strong>sb_refresh</strong> renews it, until 30 days after your last visit and for 90 days at most.
              Logging out ends it at once.
            </li>
            <li>
              <strong>sb_device</strong> says for a year that you logged in from this browser before. It logs nobody in:
              while strangers guess at your password, it keeps the way open for you.
            </li>
            <li>
              <strong>sb_wrote</strong> lasts two seconds after you save something, so that you see what you saved.
            </li>
          </ul>
          <p>
            Over https the first three names begin with <strong>__Host-</strong>, so that no other site can set them.
          </p>
          <p>
            Your browser also remembers whether you like it light or dark, the columns of your tables and applications
            you have begun to write. Logging out clears that. Fonts and pictures come from us, not from others.
          </p>
        </>
      ),
    },
    {
      id: 'how-long',
      title: 'How long',
      body: (
        <ul>
          <li>Sessions end after 30 days without renewal and are then deleted.</li>
          <li>The address and text of an email are dropped from our records once it went out.</li>
          <li>Counters that stop password guessing and floods of messages fade within an hour, under a hash.</li>
          <li>The record of log-ins and changes of your account goes back 90 days.</li>
          <li>Records of payments stay as long as the law asks of bookkeeping; they hold ids and amounts, no names.</li>
          <li>Everything else stays until you delete your account.</li>
        </ul>
      ),
    },
    {
      id: 'your-rights',
      title: 'Seeing, correcting, removing',
      body: (
        <>
          <p>
            You can read and correct your profile at any time on <Link to="/profile">your profile page</Link>. There you
            also download everything that we hold about you, with the files that you uploaded, as one file that only you
            can open and that we delete after 24 hours. To remove what we hold, delete your account at the foot of the
            same page.
          </p>
          <p>
            When we remove a person, the key of their encrypted details is destroyed. The details turn into the word
            “erased” wherever they stood, in old records as well, and no new key is made. What you sent without an
            account, a message or your place on the waitlist, is removed in the same way once you{' '}
            <Link to="/contact">write to us</Link> from its address.
          </p>
        </>
      ),
    },
    {
      id: 'logs',
      title: 'Our own logs',
      body: (
        <p>
          Logs that help us find faults hold ids, times and error codes. Names, addresses, passwords and tokens are
          taken out before a line is written.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      body: (
        <p>
          When this page changes, so does the date at its head. Questions are welcome through the{' '}
          <Link to="/contact">contact page</Link>. The rules of using Stallbook stand under{' '}
          <Link to="/terms">terms</Link>.
        </p>
      ),
    },
  ],
};
