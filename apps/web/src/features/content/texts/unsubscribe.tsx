import { Link } from 'react-router-dom';
import type { StaticText } from '../components/static-page.js';

export const unsubscribe: StaticText = {
  title: 'Email preferences',
  lead: 'Which emails Stallbook sends, and which ones you can stop.',
  sections: [
    {
      id: 'what-we-send',
      title: 'What we send',
      body: (
        <ul>
          <li>
            <strong>Account</strong>: confirmation and password reset links, and changes to your plan.
          </li>
          <li>
            <strong>Applications and payments</strong>: new applications, decisions, and payments.
          </li>
          <li>
            <strong>Events</strong>: changes to an event that you take part in, and who organizes it.
          </li>
          <li>
            <strong>Reminders</strong>: before a market where you have a booth, before a payment or a deadline, and when
            applications are waiting for you.
          </li>
          <li>
            <strong>Invitations</strong>: from vendors who would like to sell at your market.
          </li>
          <li>
            <strong>Daily summary</strong>: what happened on the day before, if you chose it.
          </li>
          <li>
            <strong>Weekly recommendations</strong>: new markets that fit you, if you chose them.
          </li>
        </ul>
      ),
    },
    {
      id: 'what-you-can-stop',
      title: 'What you can stop',
      body: (
        <>
          <p>
            You can stop reminders, invitations, the daily summary, and weekly recommendations with the link at the end
            of each of them. It works without signing in, and it lets you get them again. With an account, you can also
            choose in your <Link to="/notifications/preferences">notification preferences</Link>.
          </p>
          <p>
            We still send emails about your account, applications, events, and payments, because other people rely on
            them. We don’t send newsletters or advertising.
          </p>
        </>
      ),
    },
  ],
};
