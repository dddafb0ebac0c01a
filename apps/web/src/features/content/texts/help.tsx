import { Link } from 'react-router-dom';
import type { TextSection } from '../components/static-page.js';

export interface PlatformFees {
  basic: string;
  pro: string;
}

export const help = {
  title: 'Help',
  lead: 'How to find a market, apply for a booth, pay, publish an event and answer applications.',
  guides: 'Guides',
  closing: 'Not what you were looking for?',
  closingText: 'The help center has short answers by subject, and people read what you send from the contact page.',
  center: 'Open the help center',
  contact: 'Write to us',
} as const;

export const guides = (fees: PlatformFees | null): readonly TextSection[] => [
  {
    id: 'overview',
    title: 'Overview',
    body: (
      <>
        <p>
          Organizers publish their markets and choose vendors; vendors find markets, apply and pay for a booth. Anybody
          can <Link to="/events">look through the events</Link> without an account. To apply or to publish,{' '}
          <Link to="/register">create one</Link>: it asks whether you sell or organize, and what to call you.
        </p>
        <h3>Good to know</h3>
        <ul>
          <li>
            The link in a confirmation mail works for <strong>24 hours</strong>, the link to set a new password for{' '}
            <strong>1 hour</strong>. If one has run out, ask for another; the old one stops working.
          </li>
          <li>
            Vendors pay no platform fee. Organizers pay{' '}
            {fees ? (
              <>
                <strong>{fees.basic}</strong> of each paid booth on Basic and <strong>{fees.pro}</strong> on Pro
              </>
            ) : (
              'a part of each paid booth that depends on their plan'
            )}
            . <Link to="/pricing">Pricing</Link> compares the plans.
          </li>
          <li>
            An application takes up to <strong>10</strong> photos of your products (JPG, PNG, WebP).
          </li>
          <li>All amounts are in US dollars. Days and hours are those of the place where the market is.</li>
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
            Look for it among the <Link to="/events">events</Link> first. Markets from public records are marked as
            claimable: open yours, choose to claim it, and leave your contact details. A person checks every claim,
            usually within 24 hours.
          </li>
          <li>If it is not there, choose Create Event. A draft is seen by you alone until you publish it.</li>
          <li>
            Fill in what vendors decide by: dates, place, booth size, fees, and the day until which they can apply.
          </li>
        </ol>
        <h3>Choose your vendors</h3>
        <p>
          New applications stand under Applications, with what the vendor sells and needs. Accept or decline each one;
          the vendor hears it at once, by email and on their page. The timeline of an application shows who did what,
          and when.
        </p>
        <h3>Get paid</h3>
        <ol>
          <li>
            Under Billing and payouts, connect an account with Stripe. It asks who you are; that takes a few minutes.
          </li>
          <li>Vendors you accepted pay their booth online. The platform fee is taken off, the rest is yours.</li>
          <li>Payment Tracking shows who has paid, who has not, and what was withheld, to the cent.</li>
        </ol>
        <h3>On the day</h3>
        <p>
          Add files to your event, such as a map, load-in times or a vendor’s guide. Vendors whose booth is paid can
          open them; nobody else can.
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
          Search by name, place and date, and narrow it down by kind. A card shows the booth fee before you open it. A
          market marked as open takes applications until the day that its page names. The bookmark keeps a market for
          you: it stands under Saved events.
        </p>
        <h3>Apply</h3>
        <ol>
          <li>Open the market and choose to apply. What you type is kept, so you can stop and come back.</li>
          <li>Say what you sell, what your booth needs, and where you have sold before. Organizers read this first.</li>
          <li>Send it. It is with the organizer now, and stands under My Applications with where it is.</li>
        </ol>
        <h3>Accepted</h3>
        <ol>
          <li>Pay the booth online. The amount is the fee that the market showed; nothing is added.</li>
          <li>Open the files of the organizer: map, load-in, rules.</li>
          <li>Put load-in time and place into your calendar. A mail reminds you before the market.</li>
        </ol>
        <h3>Not this time</h3>
        <p>
          A declined application says so plainly, with a reason where the organizer gave one. It does not count against
          you anywhere else. <Link to="/blog">The blog</Link> has notes on what makes an application easy to accept.
        </p>
      </>
    ),
  },
];
