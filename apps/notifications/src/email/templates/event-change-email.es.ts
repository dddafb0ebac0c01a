import type { LetterOf } from './letter.js';

export const eventChanged: LetterOf<'event_title' | 'event_dates' | 'changes' | 'reason' | 'event_url'> = ({
  event_title,
  event_dates,
  changes,
  reason,
  event_url,
}) => ({
  subject: `${event_title} cambió`,
  preview: changes,
  heading: 'Tu evento cambió',
  paragraphs: [
    `El organizador cambió ${event_title}, donde tienes un puesto. ${changes}.`,
    ...(reason ? [`El organizador escribe: “${reason}”`] : []),
    'Si no puedes ir, puedes retirarte desde la página de tus solicitudes. Antes de confirmar ves cuánto te devuelven.',
  ],
  facts: [
    ['Evento', event_title],
    ['Cuándo', event_dates],
  ],
  button: { label: 'Ver el evento', url: event_url },
});
