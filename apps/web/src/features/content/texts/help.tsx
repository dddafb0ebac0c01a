import { Link } from 'react-router-dom';
import type { TextSection } from '../components/static-page.js';

interface PlanFee {
  name: string;
  rate: string;
}
export interface PlatformFees {
  basic: PlanFee;
  pro: PlanFee;
}

export const help = {
  title: 'Help',
  lead: 'How to find a market, apply for a booth, pay, publish an event, and review applications.',
  guides: 'Guides',
  closing: 'Still need help?',
  closingText: 'The help center has short answers by topic, or you can contact us.',
  center: 'Open the help center',
  contact: 'Contact us',
} as const;

export const guides = (fees: PlatformFees | null): readonly TextSection[] => [
  {
    id: 'overview',
    title: 'Overview',
    body: (
      <>
        <p>
          Organizers publish markets and choose vendors. Vendors find markets, apply, and pay for a booth. Anyone can{' '}
          <Link to="/events">browse events</Link> without an account. To apply or publish,{' '}
          <Link to="/register">create an account</Link> as a vendor or an organizer.
        </p>
        <h3>Good to know</h3>
        <ul>
          <li>
            A confirmation link works for <strong>24 hours</strong>, a password reset link for <strong>1 hour</strong>.
            If yours has expired, request a new one. The old one then stops working.
          </li>
          <li>
            Vendors pay no platform fee. Organizers pay{' '}
            {fees ? (
              <>
                <strong>{fees.basic.rate}</strong> of each paid booth on {fees.basic.name} and{' '}
                <strong>{fees.pro.rate}</strong> on {fees.pro.name}
              </>
            ) : (
              'a percentage of each paid booth that depends on their plan'
            )}
            . <Link to="/pricing">Pricing</Link> compares the plans.
          </li>
          <li>
            An application takes up to <strong>10</strong> photos of your products (JPG, PNG, WebP).
          </li>
          <li>All amounts are in US dollars. Dates and times are local to the market.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'organizer-guide',
    title: 'Organizer Guide',
    body: (
      <>
        <h3>Get your market listed</h3>
        <ol>
          <li>
            Search the <Link to="/events">events</Link> first. Markets from public records are marked as claimable. Open
            yours, claim it, and leave your contact details. We review every claim, usually within 24 hours.
          </li>
          <li>If it isn’t listed, choose Create Event. Only you can see a draft until you publish it.</li>
          <li>Add what vendors need to decide: dates, location, booth size, fees, and the application deadline.</li>
        </ol>
        <h3>Choose your vendors</h3>
        <p>
          Find new applications under Applications, with what each vendor sells and needs. Accept or decline each one.
          We notify the vendor one minute later, by email and on Stallbook; until then you can undo it. The timeline of
          an application shows who did what, and when.
        </p>
        <h3>Get paid</h3>
        <ol>
          <li>Under Billing and payouts, connect a Stripe account. Verifying your identity takes a few minutes.</li>
          <li>Accepted vendors pay online. You receive the amount minus the platform fee.</li>
          <li>Payment Tracking shows who has paid, who hasn’t, and every fee to the cent.</li>
        </ol>
        <h3>On the day</h3>
        <p>
          Add files to your event, such as a map, load-in times, or a vendor guide. Only vendors with a paid booth can
          open them.
        </p>
      </>
    ),
  },
  {
    id: 'vendor-guide',
    title: 'Vendor Guide',
    body: (
      <>
        <h3>Find a market that fits</h3>
        <p>
          Search by name, place, and date, and filter by type. Each card shows the booth fee. An open market accepts
          applications until the deadline on its page. Tap the bookmark to keep a market under Saved events.
        </p>
        <h3>Apply</h3>
        <ol>
          <li>Open the market and choose Apply Now. Your answers are saved, so you can stop and come back.</li>
          <li>Tell the organizer what you sell, what your booth needs, and where you’ve sold before.</li>
          <li>Send it, and follow its status under My Applications.</li>
        </ol>
        <h3>Accepted</h3>
        <ol>
          <li>Pay for the booth online. You pay exactly the fees the market showed.</li>
          <li>Open the organizer’s files: map, load-in times, and rules.</li>
          <li>Add the load-in time and place to your calendar. We email you a reminder before the market.</li>
        </ol>
        <h3>Not this time</h3>
        <p>
          If you’re declined, you’ll see the organizer’s reason if they gave one. It doesn’t count against you anywhere
          else. <Link to="/blog">The blog</Link> has tips for writing applications that get accepted.
        </p>
      </>
    ),
  },
];
