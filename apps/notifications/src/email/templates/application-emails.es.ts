import type { FrameOf, Wording } from './letter.js';
import { spanish } from '../phrases.es.js';

type Event = 'event_title' | 'event_dates';

export const submittedWording: Wording = {
  subject: '{{vendor_name}} envió una solicitud para {{event_title}}',
  text: '{{vendor_name}} solicitó un puesto en {{event_title}}. Revisa la solicitud y decide.',
};
export const submitted: FrameOf<Event | 'vendor_name' | 'application_url'> = ({
  event_title,
  event_dates,
  vendor_name,
  application_url,
}) => ({
  preview: 'Revisa la solicitud y decide.',
  heading: 'Nueva solicitud',
  facts: [
    ['Vendedor', vendor_name],
    ['Evento', event_title],
    ['Cuándo', event_dates],
  ],
  button: { label: 'Revisar la solicitud', url: application_url },
});

const NEXT_STEP = {
  due: 'Para asegurar tu puesto, paga desde la página de tus solicitudes.',
  free: 'Ninguno. Tu puesto está confirmado.',
};

export const approvedWording: Wording = {
  subject: 'Te aceptaron en {{event_title}}',
  text: 'Te aceptaron en {{event_title}}. Por pagar: {{total_amount}}.',
};
export const approved: FrameOf<Event | 'total_amount' | 'application_url'> = ({
  event_title,
  event_dates,
  total_amount,
  application_url,
}) => ({
  preview: `Te aceptaron. Por pagar: ${total_amount}.`,
  heading: 'Aceptaron tu solicitud',
  facts: [
    ['Evento', event_title],
    ['Cuándo', event_dates],
    ['Por pagar', total_amount],
    ['Siguiente paso', total_amount === spanish.nothing ? NEXT_STEP.free : NEXT_STEP.due],
  ],
  button: { label: 'Ver la solicitud', url: application_url },
});

export const rejectedWording: Wording = {
  subject: 'Tu solicitud para {{event_title}}',
  text:
    'El organizador de {{event_title}} no pudo ofrecerte un puesto esta vez.\n\n' +
    'No debes nada. Otros mercados buscan vendedores ahora mismo.',
};
export const rejected: FrameOf<Event | 'events_url'> = ({ event_title, event_dates, events_url }) => ({
  preview: 'El organizador tomó una decisión sobre tu solicitud.',
  heading: 'No aceptaron tu solicitud',
  facts: [
    ['Evento', event_title],
    ['Cuándo', event_dates],
  ],
  button: { label: 'Buscar otros eventos', url: events_url },
});
