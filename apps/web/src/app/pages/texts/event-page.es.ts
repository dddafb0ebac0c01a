import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './event-page.js';

export const eventPage: Translation<typeof english.eventPage> = {
  forecast: 'Calcular tu ganancia',
  standing: {
    pending: 'Enviaste tu solicitud',
    accepted: 'Tienes un puesto',
    rejected: 'No te aceptaron',
    withdrawn: 'Te retiraste',
  },
  booth: (location) => `Tu puesto: ${location}`,
  canceled: {
    title: 'Este evento está cancelado',
    text: 'El organizador lo canceló. Quienes pagaron recuperan todo; puedes seguir tu reembolso en tus pagos.',
    payments: 'Ver tu reembolso',
  },
  unknown: {
    title: 'Evento no encontrado',
    description: 'Este evento no existe.',
    text: 'No encontramos el evento. Quizás lo eliminaron o el enlace está incompleto.',
  },
  notLoaded: 'No pudimos cargar los detalles del evento. Inténtalo de nuevo.',
  toEvents: 'Volver a los eventos',
  claim: 'Reclamar este evento',
  applied: 'Qué sigue ahora',
  sent: (event, organizer = 'el organizador') =>
    `¡Solicitud enviada! Tu solicitud para “${event}” ya está en manos de ${organizer}. Puedes seguir su estado en tu panel.`,
};
