import { plural } from '../../lib/format/text.js';
import type { DeliveryProblem, EmailTemplateType } from './api/admin-emails.generated.js';

export const types: Record<EmailTemplateType, { title: string; goesTo: string }> = {
  application_submitted: { title: 'New application', goesTo: 'To the organizer when a vendor applies' },
  application_approved: { title: 'Application accepted', goesTo: 'To the vendor when the organizer accepts' },
  application_rejected: { title: 'Application not accepted', goesTo: 'To the vendor when the organizer declines' },
  payment_received: { title: 'Payment received', goesTo: 'To the organizer when a vendor has paid' },
  payment_confirmation: { title: 'Payment confirmed', goesTo: 'To the vendor when their payment is complete' },
  event_reminder_5day: { title: 'Reminder, 5 days before', goesTo: 'To accepted vendors, 5 days before the event' },
  event_reminder_1day: { title: 'Reminder, 1 day before', goesTo: 'To accepted vendors, 1 day before the event' },
};

export const list = {
  title: 'Email templates',
  lead: 'What Stallbook writes to vendors and organizers. Changes apply to the next email.',
  notLoaded: 'The email templates could not be loaded.',
  original: 'Original wording',
  changed: (when: string) => `Changed ${when}`,
  edit: 'Edit',
  editNamed: (title: string) => `Edit ${title}`,
} as const;

export const editor = {
  toList: 'All email templates',
  language: 'Language of the recipient',
  form: 'Wording',
  subject: 'Subject',
  text: 'Text',
  textHint: 'An empty line starts a new paragraph. The facts, the button, and the links stay as they are.',
  variables: 'Variables',
  variablesHint: 'Each is replaced when the email is sent.',
  required: 'required',
  save: 'Save',
  saved: 'The new wording is saved.',
  notSaved: 'The wording could not be saved.',
  subjectMissing: 'Please enter a subject',
  textMissing: 'Please enter a text',
  unknown: 'There is no such email template.',
} as const;

export const preview = {
  title: 'Preview with sample data',
  view: 'View',
  views: { light: 'Light', dark: 'Dark', phone: 'Phone', text: 'Plain text' },
  frame: (subject: string) => `Preview of ${subject}`,
  failed: 'The preview could not be loaded.',
} as const;

export const versions = {
  title: 'Versions',
  name: (version: number) => (version === 0 ? 'Original' : `Version ${version}`),
  current: 'In use',
  restore: (name: string) => `Restore ${name}`,
  confirm: 'The restored wording becomes the newest version. No version is lost.',
  unsaved: 'It also replaces what you typed and did not save.',
  restored: (name: string) => `${name} is in use again.`,
  notRestored: 'This version could not be restored. Please try again.',
} as const;

export const test = {
  title: 'Send a test',
  lead: 'Sends the wording above with sample data, also before you save it.',
  to: 'Email address',
  invalid: 'Please enter a valid email address',
  send: 'Send test email',
  sent: 'Sent',
  notSent: 'Not sent',
  failed: 'The test email could not be sent.',
} as const;

export const log = {
  title: 'Email log',
  lead: 'Each email with its attempts and result. Texts and addresses are not kept.',
  link: 'Email log',
  notLoaded: 'The emails could not be listed.',
  address: 'Sent to',
  addressPlaceholder: 'Whole address',
  notWhole: 'Enter a whole address to find its emails.',
  problem: 'Problem',
  problems: {
    any: 'With or without',
    failed: 'Not sent: failed',
    withheld: 'Not sent: withheld',
    bounced: 'Came back',
    complained: 'Marked as spam',
  } satisfies Record<DeliveryProblem | 'any', string>,
  count: (total: number) => plural(total, { one: 'email', other: 'emails' }),
  none: { title: 'No emails', text: 'No email matches. Change or clear the filters.', action: 'Show all emails' },
  stopped: {
    bounced: (at: string) => `Emails to this address bounced on ${at}, so we stopped sending.`,
    complained: (at: string) => `The recipient reported spam on ${at}, so we stopped sending.`,
  },
  resume: 'Send emails again',
  resumed: 'Emails to this address are sent again',
  notResumed: 'That did not work. Please try again.',
  webhook: 'Bounces and complaints',
  webhookText:
    'Let your mail provider report them to this address. Keep it secret: its holder can stop emails to anyone.',
  show: 'Show address',
} as const;
