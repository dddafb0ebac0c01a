import type { LetterOf } from './letter.js';

export const boothChanged: LetterOf<'event_title' | 'event_dates' | 'booth' | 'application_url'> = ({
  event_title,
  event_dates,
  booth,
  application_url,
}) => ({
  subject: `Tu puesto en ${event_title}: ${booth}`,
  preview: `El organizador de ${event_title} actualizó tu puesto.`,
  heading: 'Tu puesto',
  paragraphs: [`El organizador de ${event_title} actualizó tu puesto.`],
  facts: [
    ['Puesto', booth],
    ['Evento', event_title],
    ['Cuándo', event_dates],
  ],
  button: { label: 'Ver la solicitud', url: application_url },
});
