import { phrasesIn } from '../phrases.js';
import { editable } from './letter.js';
import * as spanish from './application-emails.es.js';

const EVENT = ['event_title', 'event_dates'] as const;

export const applicationSubmitted = editable(
  [...EVENT, 'vendor_name', 'application_url'],
  {
    en: {
      subject: '{{vendor_name}} applied to {{event_title}}',
      text: '{{vendor_name}} applied for a booth at {{event_title}}. Review the application and make a decision.',
    },
    es: spanish.submittedWording,
  },
  {
    en: ({ event_title, event_dates, vendor_name, application_url }) => ({
      preview: 'Review the application and make a decision.',
      heading: 'New application',
      facts: [
        ['Vendor', vendor_name],
        ['Event', event_title],
        ['When', event_dates],
      ],
      button: { label: 'Review application', url: application_url },
    }),
    es: spanish.submitted,
  },
);

const NEXT_STEP = {
  due: 'To secure your booth, pay from your applications page.',
  free: 'None. Your booth is confirmed.',
};

export const applicationApproved = editable(
  [...EVENT, 'total_amount', 'application_url'],
  {
    en: {
      subject: "You've been accepted to {{event_title}}",
      text: "You've been accepted to {{event_title}}. {{total_amount}} due.",
    },
    es: spanish.approvedWording,
  },
  {
    en: ({ event_title, event_dates, total_amount, application_url }) => ({
      preview: `You've been accepted. ${total_amount} due.`,
      heading: 'Your application was accepted',
      facts: [
        ['Event', event_title],
        ['When', event_dates],
        ['Amount due', total_amount],
        ['Next step', total_amount === phrasesIn.en.nothing ? NEXT_STEP.free : NEXT_STEP.due],
      ],
      button: { label: 'View application', url: application_url },
    }),
    es: spanish.approved,
  },
);

export const applicationRejected = editable(
  [...EVENT, 'events_url'],
  {
    en: {
      subject: 'Your application to {{event_title}}',
      text:
        "The organizer of {{event_title}} couldn't offer you a booth this time.\n\n" +
        'You owe nothing. Other markets are looking for vendors right now.',
    },
    es: spanish.rejectedWording,
  },
  {
    en: ({ event_title, event_dates, events_url }) => ({
      preview: 'The organizer made a decision on your application.',
      heading: "Your application wasn't accepted",
      facts: [
        ['Event', event_title],
        ['When', event_dates],
      ],
      button: { label: 'Find other events', url: events_url },
    }),
    es: spanish.rejected,
  },
);
