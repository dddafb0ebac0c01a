import { template } from './letter.js';

const EVENT = ['event_title', 'event_dates'] as const;

export const applicationSubmitted = template(
  [...EVENT, 'vendor_name', 'application_url'],
  ({ event_title, event_dates, vendor_name, application_url }) => ({
    subject: `${vendor_name} applied to ${event_title}`,
    preview: 'Review the application and make a decision.',
    heading: 'New application',
    paragraphs: [`${vendor_name} applied for a booth at ${event_title}. Review the application and make a decision.`],
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
    subject: `You've been accepted to ${event_title}`,
    preview: `You've been accepted. ${total_amount} due.`,
    heading: 'Your application was accepted',
    paragraphs: [
      `You've been accepted to ${event_title}. ${total_amount} due.`,
      'To secure your booth, pay from your applications page.',
    ],
    facts: [
      ['Event', event_title],
      ['When', event_dates],
      ['Amount due', total_amount],
    ],
    button: { label: 'View application', url: application_url },
  }),
);

export const applicationRejected = template([...EVENT, 'events_url'], ({ event_title, event_dates, events_url }) => ({
  subject: `Your application to ${event_title}`,
  preview: 'The organizer made a decision on your application.',
  heading: "Your application wasn't accepted",
  paragraphs: [
    `The organizer of ${event_title} couldn't offer you a booth this time.`,
    'You owe nothing. Other markets are looking for vendors right now.',
  ],
  facts: [
    ['Event', event_title],
    ['When', event_dates],
  ],
  button: { label: 'Find other events', url: events_url },
}));
