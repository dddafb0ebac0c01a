import { editable, template, type EditableTemplate } from './letter.js';
import * as spanish from './reminder-emails.es.js';

const REMINDER = [
  'event_title',
  'event_dates',
  'days_left',
  'start_time',
  'location',
  'booth_status',
  'event_url',
] as const;
export type ReminderVariable = (typeof REMINDER)[number];

const reminder = (): EditableTemplate =>
  editable(
    REMINDER,
    {
      en: {
        subject: '{{event_title}} is {{days_left}}',
        text: 'You have a booth at {{event_title}}. Here are the details.\n\n{{booth_status}}',
      },
      es: spanish.reminderWording,
    },
    {
      en: ({ event_dates, days_left, start_time, location, event_url }) => ({
        preview: `${event_dates}, ${location}`,
        heading: `Your event is ${days_left}`,
        facts: [
          ['When', event_dates],
          ['Starts', start_time],
          ['Where', location],
        ],
        button: { label: 'View event', url: event_url },
      }),
      es: spanish.reminder,
    },
  );

export const eventReminder5Day = reminder();
export const eventReminder1Day = reminder();

export const paymentDue = template(
  ['event_title', 'event_dates', 'total_amount', 'due_date', 'days_left', 'application_url'],
  {
    en: ({ event_title, event_dates, total_amount, due_date, days_left, application_url }) => ({
      subject: `${total_amount} for ${event_title} is due ${days_left}`,
      preview: `Pay to secure your booth at ${event_title}.`,
      heading: 'Your booth is not paid yet',
      paragraphs: [`You were accepted to ${event_title}. Please pay by ${due_date} to secure your booth.`],
      facts: [
        ['Event', event_title],
        ['When', event_dates],
        ['Amount', total_amount],
        ['Due', due_date],
      ],
      button: { label: 'Pay for your booth', url: application_url },
    }),
    es: spanish.paymentDue,
  },
);

export const draftUnsent = template(['event_title', 'event_dates', 'deadline', 'days_left', 'application_url'], {
  en: ({ event_title, event_dates, deadline, days_left, application_url }) => ({
    subject: `Your application to ${event_title} is not sent yet`,
    preview: `Applications close ${days_left}.`,
    heading: `Applications close ${days_left}`,
    paragraphs: [
      `You started an application to ${event_title}, but the organizer does not have it yet. Finish and send it, or delete the draft.`,
    ],
    facts: [
      ['Event', event_title],
      ['When', event_dates],
      ['Deadline', deadline],
    ],
    button: { label: 'Finish application', url: application_url },
  }),
  es: spanish.draftUnsent,
});

export const applicationsUndecided = template(['event_title', 'event_dates', 'waiting', 'applications_url'], {
  en: ({ event_title, event_dates, waiting, applications_url }) => ({
    subject: `${waiting} for you at ${event_title}`,
    preview: 'Vendors plan their season around your answer.',
    heading: 'Applications are waiting for you',
    paragraphs: [
      `${waiting} more than a week for your decision on ${event_title}. Vendors plan their season around your answer.`,
    ],
    facts: [
      ['Event', event_title],
      ['When', event_dates],
    ],
    button: { label: 'Review applications', url: applications_url },
  }),
  es: spanish.applicationsUndecided,
});
