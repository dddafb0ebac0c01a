import { Link } from 'react-router-dom';
import type { StaticText } from '../components/static-page.js';

export const terms: StaticText = {
  title: 'Terms',
  lead: 'The rules for vendors and organizers who use Stallbook, in plain language.',
  changed: '2026-11-21',
  sections: [
    {
      id: 'what-stallbook-is',
      title: 'What Stallbook is',
      body: (
        <p>
          On Stallbook, organizers publish craft fairs, farmers markets, and festivals, and vendors apply and pay for
          booths. We run the platform, not the markets. The agreement about a booth is between the organizer and the
          vendor.
        </p>
      ),
    },
    {
      id: 'your-account',
      title: 'Your account',
      body: (
        <ul>
          <li>Use your own email address and confirm it. The link works for 24 hours.</li>
          <li>You are either a vendor or an organizer. Your business information must be accurate.</li>
          <li>Keep your password private, and tell us if another person may know it.</li>
        </ul>
      ),
    },
    {
      id: 'organizers',
      title: 'For organizers',
      body: (
        <ul>
          <li>
            Publish only markets you run or are authorized to run. Dates, location, fees, and rules must be accurate.
          </li>
          <li>Decide on applications promptly and fairly.</li>
          <li>Follow the cancellation policy you published. If a market is canceled, tell its vendors immediately.</li>
          <li>Use vendors’ information only for your market.</li>
        </ul>
      ),
    },
    {
      id: 'vendors',
      title: 'For vendors',
      body: (
        <ul>
          <li>Apply with products you make or are allowed to sell, and with your own photos.</li>
          <li>Once accepted, a booth is held for you. Pay on time, or withdraw.</li>
          <li>Bring what the market requires, such as insurance, permits, and canopy weights.</li>
          <li>Follow the market’s rules, including load-in times, restrictions, and the organizer’s instructions.</li>
        </ul>
      ),
    },
    {
      id: 'listed-markets',
      title: 'Markets listed from public records',
      body: (
        <p>
          Some markets are listed before their organizer joins. They are marked as pending an organizer. If one is
          yours, claim it on its page. We review every claim. If a listing is wrong or shouldn’t be here,{' '}
          <Link to="/contact">contact us</Link>.
        </p>
      ),
    },
    {
      id: 'money',
      title: 'Payments',
      body: (
        <>
          <p>
            All amounts are in US dollars. The organizer sets the booth and application fees, and they are paid through
            Stripe to the organizer’s own account. Vendors pay no additional fee to Stallbook. Organizers pay a platform
            fee on paid booths, depending on their plan. See <Link to="/pricing">pricing</Link> for current rates.
          </p>
          <p>
            Refunds follow the organizer’s policy for the market. Payments go directly to the organizer’s account;
            Stallbook doesn’t hold booth fees.
          </p>
        </>
      ),
    },
    {
      id: 'what-is-not-allowed',
      title: 'Prohibited use',
      body: (
        <ul>
          <li>Impersonating others, or claiming a market that isn’t yours.</li>
          <li>Taking booth fees outside Stallbook for applications made on Stallbook.</li>
          <li>Collecting other people’s data, sending them advertising, or accessing accounts that aren’t yours.</li>
        </ul>
      ),
    },
    {
      id: 'ending',
      title: 'Ending your use',
      body: (
        <p>
          You can stop at any time and delete your account as described on{' '}
          <Link to="/privacy#your-rights">the privacy page</Link>. We may close an account that breaks these rules, and
          will tell you why. Paid booths stay booked.
        </p>
      ),
    },
    {
      id: 'responsibility',
      title: 'Liability',
      body: (
        <p>
          We work to keep Stallbook available and correct, and fix problems when they occur. We are not responsible for
          the weather, canceled markets, or what organizers and vendors do or fail to do for each other. This does not
          limit liability that the law does not allow us to exclude.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          We announce important changes to these terms before they take effect. Existing booth agreements stay as they
          are.
        </p>
      ),
    },
  ],
};
