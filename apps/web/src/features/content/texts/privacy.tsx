import { Link } from 'react-router-dom';
import type { StaticText } from '../components/static-page.js';

export const privacy: StaticText = {
  title: 'Privacy',
  lead: 'What Stallbook stores about you, why, who can see it, and how to delete it.',
  changed: '2026-11-28',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      body: (
        <ul>
          <li>We store what booking a booth requires: your account, profile, events, applications, and payments.</li>
          <li>We don’t sell your data, show ads, or use third-party analytics.</li>
          <li>Stripe handles card numbers. We never see them.</li>
          <li>
            Your personal details are encrypted with a key that is yours alone. Destroying it makes them unreadable.
          </li>
        </ul>
      ),
    },
    {
      id: 'what-we-keep',
      title: 'What we store',
      body: (
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Email address and a hash of your password</td>
              <td>To log you in. We never store the password itself.</td>
            </tr>
            <tr>
              <td>Profile: business and contact name, phone, place, website, what you sell</td>
              <td>So organizers and vendors know each other.</td>
            </tr>
            <tr>
              <td>Events, applications with their photos, decisions, and a timeline of who did what and when</td>
              <td>So both sides can rely on what was agreed.</td>
            </tr>
            <tr>
              <td>Payment amounts, fees, and statuses, with Stripe’s reference</td>
              <td>Accounting, refunds, and payouts.</td>
            </tr>
            <tr>
              <td>Files that organizers add to their events</td>
              <td>For vendors with a paid booth.</td>
            </tr>
            <tr>
              <td>Messages with their photos and PDFs</td>
              <td>To deliver them. If someone reports a conversation, our administrators read it.</td>
            </tr>
            <tr>
              <td>Claims: your name, email, phone, business, message, the page you were on, and your browser’s name</td>
              <td>To check that you run the event.</td>
            </tr>
            <tr>
              <td>
                What helps you plan: preferences, application templates, forecasts, checklists, and reading progress
              </td>
              <td>So you don’t enter it twice. Organizers can’t see your templates or forecasts.</td>
            </tr>
            <tr>
              <td>Organizers’ stars, ratings, tags, and notes about vendors</td>
              <td>To choose among applications. Only that organizer sees them.</td>
            </tr>
            <tr>
              <td>Addresses of organizers that vendors invite</td>
              <td>To send the invitation, and to send it only once.</td>
            </tr>
            <tr>
              <td>Browsers where you turned on notifications</td>
              <td>To notify you there.</td>
            </tr>
            <tr>
              <td>Events, vendors, and guides you saved</td>
              <td>So you can find them again. Only you can see them.</td>
            </tr>
            <tr>
              <td>Notifications, and which emails we sent and when</td>
              <td>To keep you informed without sending anything twice.</td>
            </tr>
            <tr>
              <td>What you send us: contact messages, feedback, waitlist sign-ups</td>
              <td>To respond. Feedback also includes the page you were on and your browser’s name.</td>
            </tr>
          </tbody>
        </table>
      ),
    },
    {
      id: 'who-sees-it',
      title: 'Who can see it',
      body: (
        <>
          <p>
            Published events are public, including the contact details their organizer added. Your profile is visible to
            people who are logged in. An application is visible to the vendor, the organizer, and our administrators.
            Other people never see your applications or payments.
          </p>
          <p>
            Stripe handles payments and payouts under its own privacy policy, and an email provider delivers our email.
            Each gets only the data it needs.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and your browser',
      body: (
        <>
          <p>We use seven cookies. They don’t track you on other sites, and scripts can read only the last one:</p>
          <ul>
            <li>
              <strong>sb_access</strong> keeps you logged in. It lasts 15 minutes and is renewed while you’re active.
            </li>
            <li>
              <strong>sb_refresh</strong> renews it for 30 days after your last visit, and 90 days at most. Logging out
              ends it immediately.
            </li>
            <li>
              <strong>sb_device</strong> remembers for a year that you logged in from this browser. It doesn’t log you
              in, but it lets you keep logging in while others are guessing your password.
            </li>
            <li>
              <strong>sb_ticket</strong> lasts up to 10 minutes, between your password and your second step.
            </li>
            <li>
              <strong>sb_browser</strong> lasts 8 days after you sign up, so the confirmation link can log you in here.
            </li>
            <li>
              <strong>sb_wrote</strong> lasts two seconds after you save something, so you see your changes.
            </li>
            <li>
              <strong>language</strong> remembers the language you chose for a year.
            </li>
          </ul>
          <p>
            Over HTTPS, the first five names begin with <strong>__Host-</strong>, so no other site can set them.
          </p>
          <p>
            Your browser also stores your theme, your table columns, what you typed but didn’t send, and copies of your
            upcoming events for reading offline. For organizers, these include rosters with vendors’ phone numbers.
            Logging out clears all of this. Fonts and images come from our own servers.
          </p>
        </>
      ),
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: (
        <ul>
          <li>Sessions expire after 30 days without activity and are then deleted.</li>
          <li>We delete the address and text of an email once it’s sent.</li>
          <li>Counters that limit guessing, spam, and daily use expire within two days.</li>
          <li>We keep your login and account activity for 90 days.</li>
          <li>We keep payment records as long as the law requires. They contain IDs and amounts, no names.</li>
          <li>Everything else stays until you delete your account.</li>
        </ul>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: (
        <>
          <p>
            You can view and edit your profile at any time on <Link to="/profile">your profile page</Link>. There you
            can also download all your data, including uploaded files. Only you can open the download, and we delete it
            after 24 hours. To remove your data, delete your account at the bottom of the same page.
          </p>
          <p>
            When you delete your account, we destroy the key that encrypts your details. They are replaced with “erased”
            everywhere, including old records. To remove what you sent without an account, such as a message or a
            waitlist sign-up, <Link to="/contact">contact us</Link> from the same address.
          </p>
        </>
      ),
    },
    {
      id: 'logs',
      title: 'Our logs',
      body: (
        <p>
          Our logs contain IDs, times, and error codes. Names, addresses, passwords, and tokens are removed before
          anything is written.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      body: (
        <p>
          When this page changes, so does the date at the top. For questions, use the{' '}
          <Link to="/contact">contact page</Link>. See also our <Link to="/terms">terms</Link>.
        </p>
      ),
    },
  ],
};
