import type { FrameOf, LetterOf, Wording } from './letter.js';
import type { ReminderVariable } from './reminder-emails.js';

type Event = 'event_title' | 'event_dates';

export const reminderWording: Wording = {
  subject: '{{event_title}} es {{days_left}}',
  text: 'Tienes un puesto en {{event_title}}. Aquí están los detalles.\n\n{{booth_status}}',
};
export const reminder: FrameOf<ReminderVariable> = ({ event_dates, days_left, start_time, location, event_url }) => ({
  preview: `${event_dates}, ${location}`,
  heading: `Tu evento es ${days_left}`,
  facts: [
    ['Cuándo', event_dates],
    ['Empieza', start_time],
    ['Dónde', location],
  ],
  button: { label: 'Ver el evento', url: event_url },
});

export const paymentDue: LetterOf<Event | 'total_amount' | 'due_date' | 'days_left' | 'application_url'> = ({
  event_title,
  event_dates,
  total_amount,
  due_date,
  days_left,
  application_url,
}) => ({
  subject: `${total_amount} por ${event_title}: vence ${days_left}`,
  preview: `Paga para asegurar tu puesto en ${event_title}.`,
  heading: 'Tu puesto aún no está pagado',
  paragraphs: [`Te aceptaron en ${event_title}. Paga a más tardar el ${due_date} para asegurar tu puesto.`],
  facts: [
    ['Evento', event_title],
    ['Cuándo', event_dates],
    ['Monto', total_amount],
    ['Vence', due_date],
  ],
  button: { label: 'Pagar tu puesto', url: application_url },
});

export const draftUnsent: LetterOf<Event | 'deadline' | 'days_left' | 'application_url'> = ({
  event_title,
  event_dates,
  deadline,
  days_left,
  application_url,
}) => ({
  subject: `Tu solicitud para ${event_title} aún no está enviada`,
  preview: `El plazo de solicitudes termina ${days_left}.`,
  heading: `El plazo de solicitudes termina ${days_left}`,
  paragraphs: [
    `Empezaste una solicitud para ${event_title}, pero el organizador aún no la tiene. Termínala y envíala, o elimina el borrador.`,
  ],
  facts: [
    ['Evento', event_title],
    ['Cuándo', event_dates],
    ['Fecha límite', deadline],
  ],
  button: { label: 'Terminar la solicitud', url: application_url },
});

export const applicationsUndecided: LetterOf<Event | 'waiting' | 'applications_url'> = ({
  event_title,
  event_dates,
  waiting,
  applications_url,
}) => ({
  subject: `${waiting} tu respuesta en ${event_title}`,
  preview: 'Los vendedores planifican su temporada según tu respuesta.',
  heading: 'Hay solicitudes que te esperan',
  paragraphs: [
    `${waiting} tu decisión sobre ${event_title} desde hace más de una semana. Los vendedores planifican su temporada según tu respuesta.`,
  ],
  facts: [
    ['Evento', event_title],
    ['Cuándo', event_dates],
  ],
  button: { label: 'Revisar las solicitudes', url: applications_url },
});
