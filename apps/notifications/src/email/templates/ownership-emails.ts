import { dayIn, formatInstant } from '../dates.js';
import { template } from './letter.js';
import * as spanish from './ownership-emails.es.js';

/** These emails come from an address that nothing reads. */
const contactAt = (home: string) => ({ label: 'Contact us', url: new URL('/contact', home).href });

export const eventTransferred = template(['event_title', 'event_dates', 'what', 'event_url'], {
  en: ({ event_title, event_dates, what, event_url }) => ({
    subject: `${event_title} was transferred`,
    preview: what,
    heading: 'An event was transferred',
    paragraphs: [what, 'Our staff made this change. Contact us if you did not expect it.'],
    facts: [
      ['Event', event_title],
      ['When', event_dates],
    ],
    button: { label: 'Open Stallbook', url: event_url },
    otherwise: contactAt(event_url),
  }),
  es: spanish.eventTransferred,
});

export const eventTakenDown = template(['event_title', 'event_dates', 'reason', 'event_url'], {
  en: ({ event_title, event_dates, reason, event_url }) => ({
    subject: `${event_title} was taken down`,
    preview: `Only you can see it now. Reason: ${reason}`,
    heading: 'Your event was taken down',
    paragraphs: [
      `Our staff took ${event_title} down. Only you can see it now, and it takes no new applications. Existing applications and payments stay as they are.`,
      'You can still edit the event. Fix what the reason names, then contact us, and we will review it again. Also contact us if you think this is a mistake.',
    ],
    facts: [
      ['Event', event_title],
      ['When', event_dates],
      ['Reason', reason],
    ],
    button: { label: 'Open your event', url: event_url },
    otherwise: contactAt(event_url),
  }),
  es: spanish.eventTakenDown,
});

export const eventRestored = template(['event_title', 'event_dates', 'event_url'], {
  en: ({ event_title, event_dates, event_url }) => ({
    subject: `${event_title} was restored`,
    preview: 'It is as it was before we took it down.',
    heading: 'Your event was restored',
    paragraphs: [
      `Our staff restored ${event_title}. If it was published before we took it down, everyone can see it again.`,
      'You do not need to do anything.',
    ],
    facts: [
      ['Event', event_title],
      ['When', event_dates],
    ],
    button: { label: 'Open your event', url: event_url },
    otherwise: contactAt(event_url),
  }),
  es: spanish.eventRestored,
});

const CLAIM = [
  'event_id',
  'event_title',
  'event_date',
  'event_location',
  'name',
  'email',
  'phone',
  'business',
  'message',
  'timestamp',
  'user_agent',
  'page',
  'claims_url',
] as const;
export type ClaimVariable = (typeof CLAIM)[number];

export const claimReceived = template(CLAIM, {
  en: (claim) => ({
    subject: `Claim for ${claim.event_title}`,
    preview: `${claim.name} asks to manage ${claim.event_title}.`,
    heading: 'New claim',
    paragraphs: [`${claim.name} asks to manage ${claim.event_title} and expects an answer within 24 hours.`],
    facts: [
      ['Event', claim.event_title],
      ['Date', dayIn(claim.event_date)],
      ['Place', claim.event_location],
      ['Name', claim.name],
      ['Email', claim.email],
      ['Phone', claim.phone],
      ['Business', claim.business],
      ['Message', claim.message],
      ['Sent', formatInstant(claim.timestamp)],
      ['Page', claim.page],
      ['Browser', claim.user_agent],
      ['Event ID', claim.event_id],
    ],
    button: { label: 'Review the claim', url: claim.claims_url },
  }),
  es: spanish.claimReceived,
});

const nextSteps: Readonly<Record<string, string>> = {
  manage: 'You now manage it. Please check its fees and dates.',
  'sign-up': 'Sign up as an organizer with this email address to manage it.',
};

export const claimApproved = template(['event_title', 'next_step', 'event_url'], {
  en({ event_title, next_step, event_url }) {
    const next = nextSteps[next_step] ?? next_step;
    return {
      subject: `Your claim for ${event_title} is approved`,
      preview: next,
      heading: 'Your claim is approved',
      paragraphs: [`We approved your claim for ${event_title}.`, next],
      button: { label: 'Go to the event', url: event_url },
    };
  },
  es: spanish.claimApproved,
});

const reasons: Readonly<Record<string, string>> = {
  'another-approved': 'Someone else was confirmed as the organizer of this event.',
  transferred: 'Our staff gave this event to its organizer.',
};

export const claimDenied = template(['event_title', 'reason', 'events_url'], {
  en({ event_title, reason, events_url }) {
    const why = reasons[reason] ?? `We could not confirm that you run ${event_title}.`;
    return {
      subject: `Your claim for ${event_title}`,
      preview: why,
      heading: 'Your claim was not approved',
      paragraphs: [why, 'Contact us if you have questions.'],
      button: { label: 'Go to the event', url: events_url },
      otherwise: contactAt(events_url),
    };
  },
  es: spanish.claimDenied,
});
