import { Link } from 'react-router-dom';
import type { StaticText } from '../components/static-page.js';

export const terms: StaticText = {
  title: 'Terms',
  lead: 'The rules for vendors and organizers who use Stallbook, in words meant to be read.',
  changed: '2026-11-21',
  sections: [
    {
      id: 'what-stallbook-is',
      title: 'What Stallbook is',
      body: (
        <p>
          Stallbook is a place where organizers publish craft fairs, farmers markets and festivals, and vendors apply
          for booths and pay for them. We run the place. We do not run the markets: the agreement about a booth is
          between the organizer and the vendor.
        </p>
      ),
    },
    {
      id: 'your-account',
      title: 'Your account',
      body: (
        <ul>
          <li>Use your own email address and confirm it. The link in the mail is good for 24 hours.</li>
          <li>You are either a vendor or an organizer. What you say about your business must be true.</li>
          <li>Keep your password to yourself, and tell us when somebody else may know it.</li>
        </ul>
      ),
    },
    {
      id: 'organizers',
      title: 'If you organize',
      body: (
        <ul>
          <li>Publish only markets that you run or are asked to run. Dates, place, fees and rules must be right.</li>
          <li>Decide on applications in good time and for reasons you could say out loud.</li>
          <li>Keep to the cancellation policy you published. If a market is off, tell its vendors at once.</li>
          <li>Use what vendors tell you for your market, and for nothing else.</li>
        </ul>
      ),
    },
    {
      id: 'vendors',
      title: 'If you sell',
      body: (
        <ul>
          <li>Apply with products you make or may sell, and with pictures that are yours.</li>
          <li>Accepted means a booth is held for you. Pay its fee in time, or give it back.</li>
          <li>Bring the papers that the market asks for: insurance, permits, weights for the canopy.</li>
          <li>Follow the rules of the day: load-in times, restrictions, the word of the organizer on the ground.</li>
        </ul>
      ),
    },
    {
      id: 'listed-markets',
      title: 'Markets listed from public records',
      body: (
        <p>
          Some markets are listed before their organizer is here; they are marked as pending an organizer. If one of
          them is yours, claim it on its page. We check every claim by hand. If a listing is wrong or should not be
          here, <Link to="/contact">tell us</Link>.
        </p>
      ),
    },
    {
      id: 'money',
      title: 'Money',
      body: (
        <>
          <p>
            All amounts are in US dollars. Booth and application fees are set by the organizer and paid through Stripe
            to the organizer’s own account. Vendors pay no fee to Stallbook on top. Organizers pay a platform fee on
            paid booths, which depends on their plan; <Link to="/pricing">pricing</Link> has the current figures.
          </p>
          <p>
            Refunds follow the organizer’s policy for the market. What is paid goes on to the organizer’s account at
            once; Stallbook keeps no booth fees of others.
          </p>
        </>
      ),
    },
    {
      id: 'what-is-not-allowed',
      title: 'What is not allowed',
      body: (
        <ul>
          <li>Pretending to be somebody else, or claiming a market that is not yours.</li>
          <li>Taking booth fees past Stallbook for an application that came through it.</li>
          <li>Collecting other people’s details, sending them advertising, or breaking into what is not yours.</li>
        </ul>
      ),
    },
    {
      id: 'ending',
      title: 'Ending it',
      body: (
        <p>
          You may stop at any time; ask us to remove your account as{' '}
          <Link to="/privacy#your-rights">the privacy page</Link> says. We may close an account that breaks these rules,
          and say why. Booths that are paid stay booked.
        </p>
      ),
    },
    {
      id: 'responsibility',
      title: 'Who answers for what',
      body: (
        <p>
          We work so that Stallbook is there and right, and mend it when it is not. We cannot answer for the weather,
          for a market that does not take place, or for what organizers and vendors do or leave undone towards each
          other. What the law does not let us exclude, we do not exclude.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          When these terms change in something that matters, we say so before it counts. What was agreed for a booth
          stays as it was agreed.
        </p>
      ),
    },
  ],
};
