import { Link } from 'react-router-dom';
import type { StaticText } from '../components/static-page.js';

export const unsubscribe: StaticText = {
  title: 'Email choices',
  lead: 'Which mails Stallbook sends, and which of them you can do without.',
  sections: [
    {
      id: 'what-we-send',
      title: 'What we send',
      body: (
        <ul>
          <li>
            <strong>Account</strong>: the link that confirms your address, the link to set a new password.
          </li>
          <li>
            <strong>Applications and payments</strong>: a new application, an answer, a payment that came in or went
            out.
          </li>
          <li>
            <strong>Reminders</strong>: five days and one day before a market at which you have a booth.
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
            Reminders. There is no switch for them here yet: <Link to="/contact">tell us</Link> from the address that
            gets them, and we stop them.
          </p>
          <p>
            Mails about your account, your applications and your payments still go out: somebody relies on your having
            read them. We send no newsletters and no advertising, so there is nothing else to stop.
          </p>
        </>
      ),
    },
  ],
};
