import { invitedDates } from './invited-dates.js';
import type { LetterOf } from './letter.js';
import { linesOf } from './wording.js';

type Event = 'event_title' | 'event_start' | 'event_end';

export const eventInvitation: LetterOf<Event | 'vendor_name' | 'message' | 'invitation_url'> = ({
  event_title,
  event_start,
  event_end,
  vendor_name,
  message,
  invitation_url,
}) => ({
  subject: `A ${vendor_name} le gustaría vender en ${event_title}`,
  preview: `${vendor_name} te invita a reclamar ${event_title} en Stallbook.`,
  heading: 'Un vendedor te invita',
  paragraphs: [
    `A ${vendor_name} le gustaría vender en ${event_title} y te invita a reclamarlo en Stallbook. Es gratis.`,
    ...linesOf(`“${message}”`),
  ],
  facts: [
    ['De', vendor_name],
    ['Evento', event_title],
    ['Cuándo', invitedDates(event_start, event_end, 'es')],
  ],
  button: { label: 'Ver la invitación', url: invitation_url },
  note: 'Un vendedor nos dio tu correo para esta invitación. En su página puedes rechazarla y pedirnos que no te escribamos más.',
});

export const invitationReceived: LetterOf<'event_title' | 'event_dates' | 'vendor_name' | 'invitations_url'> = ({
  event_title,
  event_dates,
  vendor_name,
  invitations_url,
}) => ({
  subject: `${vendor_name} te invita: ${event_title}`,
  preview: 'Lee el mensaje y respóndelo.',
  heading: 'Nueva invitación',
  paragraphs: [`A ${vendor_name} le gustaría vender en ${event_title}. Lee el mensaje y respóndelo.`],
  facts: [
    ['De', vendor_name],
    ['Evento', event_title],
    ['Cuándo', event_dates],
  ],
  button: { label: 'Ver la invitación', url: invitations_url },
});
