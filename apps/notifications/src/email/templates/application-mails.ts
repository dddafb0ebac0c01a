import { template } from './letter.js';

const EVENT = ['event_title', 'event_dates'] as const;

export const applicationSubmitted = template(
  [...EVENT, 'vendor_name', 'application_url'],
  ({ event_title, event_dates, vendor_name, application_url }) => ({
    subject: `${vendor_name} applied to ${event_title}`,
    preview: 'A new application waits for your decision.',
    heading: 'A new application',
    paragraphs: [`${vendor_name} would like a booth at ${event_title}. The application waits for your decision.`],
    facts: [
      ['Vendor', vendor_name],
      ['Event', event_title],
      ['When', event_dates],
    ],
    button: { label: 'Review application', url: application_url },
  }),
);

export const applicationApproved = template(
  [...EVENT, 'total_amount', 'application_url'],
  ({ event_title, event_dates, total_amount, application_url }) => ({
    subject: `You are in: ${event_title}`,
    preview: 'The organizer accepted your application.',
    heading: 'Your application was accepted',
    paragraphs: [
      `The organizer of ${event_title} has a booth for you.`,
      `To keep it, pay ${total_amount} from your applications.`,
    ],
    facts: [
      ['Event', event_title],
      ['When', event_dates],
      ['To pay', total_amount],
    ],
    button: { label: 'View application', url: application_url },
  }),
);

export const applicationRejected = template([...EVENT, 'events_url'], ({ event_title, event_dates, events_url }) => ({
  subject: `Your application to ${event_title}`,
  preview: 'The organizer decided on your application.',
  heading: 'Not this time',
  paragraphs: [
    `The organizer of ${event_title} could not offer you a booth.`,
    'Nothing is to be paid, and other markets are looking for vendors right now.',
  ],
  facts: [
    ['Event', event_title],
    ['When', event_dates],
  ],
  button: { label: 'Find other events', url: events_url },
}));
