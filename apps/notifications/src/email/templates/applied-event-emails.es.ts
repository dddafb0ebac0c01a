import type { LetterOf } from './letter.js';

type Variable = 'event_title' | 'event_dates' | 'application_url';

export const appliedEventHidden: LetterOf<Variable> = ({ event_title, event_dates, application_url }) => ({
  subject: `${event_title} está oculto por ahora`,
  preview: 'Tu solicitud se conserva, y mientras tanto no debes pagar nada.',
  heading: 'Un evento está oculto por ahora',
  paragraphs: [
    `Nuestro equipo retiró ${event_title} por ahora, así que su página no se puede abrir. Tu solicitud se conserva, y mientras tanto no debes pagar nada.`,
    'Te escribimos cuando el evento vuelva. Si ya no quieres participar, puedes retirarte desde la página de tus solicitudes.',
  ],
  facts: [
    ['Evento', event_title],
    ['Cuándo', event_dates],
  ],
  button: { label: 'Ver la solicitud', url: application_url },
});

export const appliedEventRestored: LetterOf<Variable> = ({ event_title, event_dates, application_url }) => ({
  subject: `${event_title} fue restablecido`,
  preview: 'Ya no está oculto.',
  heading: 'Un evento fue restablecido',
  paragraphs: [`Nuestro equipo restableció ${event_title}. Si tu puesto aún no está pagado, ya puedes pagarlo.`],
  facts: [
    ['Evento', event_title],
    ['Cuándo', event_dates],
  ],
  button: { label: 'Ver la solicitud', url: application_url },
});

export const appliedEventCanceled: LetterOf<'event_title' | 'event_dates' | 'events_url'> = ({
  event_title,
  event_dates,
  events_url,
}) => ({
  subject: `${event_title} está cancelado`,
  preview: 'El organizador lo canceló.',
  heading: 'Un evento está cancelado',
  paragraphs: [
    `El organizador canceló ${event_title}, así que no se realizará, y tu solicitud se eliminó.`,
    'Quienes pagaron recuperan todo. Si pagaste, te escribimos aparte sobre tu reembolso.',
  ],
  facts: [
    ['Evento', event_title],
    ['Cuándo', event_dates],
  ],
  button: { label: 'Buscar otros eventos', url: events_url },
});

export const appliedEventOrganizerLeft: LetterOf<Variable> = ({ event_title, event_dates, application_url }) => ({
  subject: `El organizador de ${event_title} eliminó su cuenta`,
  preview: 'Qué significa para tu solicitud y tu dinero.',
  heading: 'Un organizador dejó Stallbook',
  paragraphs: [
    `El organizador de ${event_title} eliminó su cuenta. No sabemos si el evento se realizará, así que averígualo antes de viajar.`,
    'Si tenías un pago pendiente, ya no lo debes. Un pago que tu banco todavía está confirmando se te reembolsará por completo.',
    'Un pago que ya se hizo no se reembolsa automáticamente. Si el evento no se realiza, escríbenos.',
    'Las solicitudes sin decisión se quedan sin ella, salvo que otro organizador se haga cargo del evento.',
  ],
  facts: [
    ['Evento', event_title],
    ['Cuándo', event_dates],
  ],
  button: { label: 'Ver la solicitud', url: application_url },
});
