import { template } from './letter.js';
import * as spanish from './invitation-emails.es.js';
import { invitedDates } from './invited-dates.js';
import { linesOf } from './wording.js';

/** To an address that a vendor entered. Its owner may not know Stallbook, so the text says what it is. */
export const eventInvitation = template(
  ['event_title', 'event_start', 'event_end', 'vendor_name', 'message', 'invitation_url'],
  {
    en: ({ event_title, event_start, event_end, vendor_name, message, invitation_url }) => ({
      subject: `${vendor_name} would like to sell at ${event_title}`,
      preview: `${vendor_name} invites you to claim ${event_title} on Stallbook.`,
      heading: 'A vendor invites you',
      paragraphs: [
        `${vendor_name} would like to sell at ${event_title} and invites you to claim it on Stallbook. It is free.`,
        ...linesOf(`“${message}”`),
      ],
      facts: [
        ['From', vendor_name],
        ['Event', event_title],
        ['When', invitedDates(event_start, event_end, 'en')],
      ],
      button: { label: 'View invitation', url: invitation_url },
      note: 'A vendor gave us your address for this invitation. On its page you can decline, and tell us never to email you again.',
    }),
    es: spanish.eventInvitation,
  },
);

export const invitationReceived = template(['event_title', 'event_dates', 'vendor_name', 'invitations_url'], {
  en: ({ event_title, event_dates, vendor_name, invitations_url }) => ({
    subject: `${vendor_name} invites you to ${event_title}`,
    preview: 'Read the message and answer it.',
    heading: 'New invitation',
    paragraphs: [`${vendor_name} would like to sell at ${event_title}. Read the message and answer it.`],
    facts: [
      ['From', vendor_name],
      ['Event', event_title],
      ['When', event_dates],
    ],
    button: { label: 'View invitation', url: invitations_url },
  }),
  es: spanish.invitationReceived,
});
