import { template } from './letter.js';
import * as spanish from './applied-event-emails.es.js';

export const appliedEventHidden = template(['event_title', 'event_dates', 'application_url'], {
  en: ({ event_title, event_dates, application_url }) => ({
    subject: `${event_title} is hidden for now`,
    preview: 'Your application stays, and no payment is due meanwhile.',
    heading: 'An event is hidden for now',
    paragraphs: [
      `Our staff took ${event_title} down for now, so its page cannot be opened. Your application is kept, and no payment is due until the event is back.`,
      'We will email you when it is. If you no longer want to take part, you can withdraw from your applications page.',
    ],
    facts: [
      ['Event', event_title],
      ['When', event_dates],
    ],
    button: { label: 'View application', url: application_url },
  }),
  es: spanish.appliedEventHidden,
});

export const appliedEventRestored = template(['event_title', 'event_dates', 'application_url'], {
  en: ({ event_title, event_dates, application_url }) => ({
    subject: `${event_title} was restored`,
    preview: 'It is no longer hidden.',
    heading: 'An event was restored',
    paragraphs: [`Our staff restored ${event_title}. If your booth is not paid yet, you can pay for it now.`],
    facts: [
      ['Event', event_title],
      ['When', event_dates],
    ],
    button: { label: 'View application', url: application_url },
  }),
  es: spanish.appliedEventRestored,
});

export const appliedEventCanceled = template(['event_title', 'event_dates', 'events_url'], {
  en: ({ event_title, event_dates, events_url }) => ({
    subject: `${event_title} is canceled`,
    preview: 'The organizer canceled it.',
    heading: 'An event is canceled',
    paragraphs: [
      `The organizer canceled ${event_title}, so it will not take place, and your application was deleted.`,
      'Everyone who paid gets a full refund. If you paid, you get a separate email about yours.',
    ],
    facts: [
      ['Event', event_title],
      ['When', event_dates],
    ],
    button: { label: 'Find other events', url: events_url },
  }),
  es: spanish.appliedEventCanceled,
});

export const appliedEventOrganizerLeft = template(['event_title', 'event_dates', 'application_url'], {
  en: ({ event_title, event_dates, application_url }) => ({
    subject: `The organizer of ${event_title} deleted their account`,
    preview: 'What this means for your application and your money.',
    heading: 'An organizer left Stallbook',
    paragraphs: [
      `The organizer of ${event_title} deleted their account. We do not know whether the event takes place, so please check before you travel.`,
      'If you still owed a payment, it is no longer due. A payment that your bank is still confirming will be refunded in full.',
      'A payment that was already made is not refunded automatically. If the event does not take place, contact us about it.',
      'Applications without a decision stay without one, unless a new organizer takes over the event.',
    ],
    facts: [
      ['Event', event_title],
      ['When', event_dates],
    ],
    button: { label: 'View application', url: application_url },
  }),
  es: spanish.appliedEventOrganizerLeft,
});
