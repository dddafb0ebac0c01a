import type { ClaimVariable } from './ownership-emails.js';
import type { LetterOf } from './letter.js';
import { dayIn, formatInstant } from '../dates.js';

const contactAt = (home: string) => ({ label: 'Escríbenos', url: new URL('/contact', home).href });

export const eventTransferred: LetterOf<'event_title' | 'event_dates' | 'what' | 'event_url'> = ({
  event_title,
  event_dates,
  what,
  event_url,
}) => ({
  subject: `${event_title} fue traspasado`,
  preview: what,
  heading: 'Se traspasó un evento',
  paragraphs: [what, 'Nuestro equipo hizo este cambio. Escríbenos si no lo esperabas.'],
  facts: [
    ['Evento', event_title],
    ['Cuándo', event_dates],
  ],
  button: { label: 'Abrir Stallbook', url: event_url },
  otherwise: contactAt(event_url),
});

export const eventTakenDown: LetterOf<'event_title' | 'event_dates' | 'reason' | 'event_url'> = ({
  event_title,
  event_dates,
  reason,
  event_url,
}) => ({
  subject: `${event_title} fue retirado`,
  preview: `Ahora solo tú puedes verlo. Motivo: ${reason}`,
  heading: 'Tu evento fue retirado',
  paragraphs: [
    `Nuestro equipo retiró ${event_title}. Ahora solo tú puedes verlo, y no recibe más solicitudes. Las solicitudes y los pagos que ya tienes siguen como están.`,
    'Todavía puedes editar el evento. Corrige lo que dice el motivo, escríbenos y lo revisamos de nuevo. Escríbenos también si crees que es un error.',
  ],
  facts: [
    ['Evento', event_title],
    ['Cuándo', event_dates],
    ['Motivo', reason],
  ],
  button: { label: 'Abrir tu evento', url: event_url },
  otherwise: contactAt(event_url),
});

export const eventRestored: LetterOf<'event_title' | 'event_dates' | 'event_url'> = ({
  event_title,
  event_dates,
  event_url,
}) => ({
  subject: `${event_title} fue restablecido`,
  preview: 'Está como antes de que lo retiráramos.',
  heading: 'Tu evento fue restablecido',
  paragraphs: [
    `Nuestro equipo restableció ${event_title}. Si estaba publicado antes de que lo retiráramos, todos pueden verlo de nuevo.`,
    'No tienes que hacer nada.',
  ],
  facts: [
    ['Evento', event_title],
    ['Cuándo', event_dates],
  ],
  button: { label: 'Abrir tu evento', url: event_url },
  otherwise: contactAt(event_url),
});

export const claimReceived: LetterOf<ClaimVariable> = (claim) => ({
  subject: `Reclamo de ${claim.event_title}`,
  preview: `${claim.name} pide gestionar ${claim.event_title}.`,
  heading: 'Nuevo reclamo',
  paragraphs: [`${claim.name} pide gestionar ${claim.event_title} y espera una respuesta en 24 horas.`],
  facts: [
    ['Evento', claim.event_title],
    ['Fecha', dayIn(claim.event_date, 'es')],
    ['Lugar', claim.event_location],
    ['Nombre', claim.name],
    ['Correo', claim.email],
    ['Teléfono', claim.phone],
    ['Negocio', claim.business],
    ['Mensaje', claim.message],
    ['Enviado', formatInstant(claim.timestamp, 'es')],
    ['Página', claim.page],
    ['Navegador', claim.user_agent],
    ['ID del evento', claim.event_id],
  ],
  button: { label: 'Revisar el reclamo', url: claim.claims_url },
});

const nextSteps: Readonly<Record<string, string>> = {
  manage: 'Ahora lo gestionas. Revisa sus tarifas y fechas.',
  'sign-up': 'Regístrate como organizador con este correo para gestionarlo.',
};

export const claimApproved: LetterOf<'event_title' | 'next_step' | 'event_url'> = ({
  event_title,
  next_step,
  event_url,
}) => {
  const next = nextSteps[next_step] ?? next_step;
  return {
    subject: `Aprobamos tu reclamo de ${event_title}`,
    preview: next,
    heading: 'Tu reclamo está aprobado',
    paragraphs: [`Aprobamos tu reclamo de ${event_title}.`, next],
    button: { label: 'Ir al evento', url: event_url },
  };
};

const reasons: Readonly<Record<string, string>> = {
  'another-approved': 'Confirmamos a otra persona como organizadora de este evento.',
  transferred: 'Nuestro equipo entregó este evento a su organizador.',
};

export const claimDenied: LetterOf<'event_title' | 'reason' | 'events_url'> = ({ event_title, reason, events_url }) => {
  const why = reasons[reason] ?? `No pudimos confirmar que diriges ${event_title}.`;
  return {
    subject: `Tu reclamo de ${event_title}`,
    preview: why,
    heading: 'Tu reclamo no fue aprobado',
    paragraphs: [why, 'Escríbenos si tienes preguntas.'],
    button: { label: 'Ir al evento', url: events_url },
    otherwise: contactAt(events_url),
  };
};
