import type { LetterOf } from './letter.js';

export const applicationWithdrawn: LetterOf<'event_title' | 'event_dates' | 'vendor_name' | 'applications_url'> = ({
  event_title,
  event_dates,
  vendor_name,
  applications_url,
}) => ({
  subject: `${vendor_name} se retiró de ${event_title}`,
  preview: 'Su puesto está libre.',
  heading: 'Hay un puesto libre',
  paragraphs: [
    `${vendor_name} se retiró de ${event_title}, así que su puesto está libre. Si le corresponde un reembolso según la política, te enviaremos los detalles.`,
  ],
  facts: [
    ['Vendedor', vendor_name],
    ['Evento', event_title],
    ['Cuándo', event_dates],
  ],
  button: { label: 'Ver la solicitud', url: applications_url },
});
