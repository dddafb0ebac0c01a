import { plural } from '../../lib/format/text.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const analytics: Translation<typeof english.analytics> = {
  window: 'Período',
  windows: { '30d': '30 días', '90d': '90 días', '365': '365 días' },
  notLoaded: 'No pudimos cargar tus cifras.',
  status: { pending: 'Pendientes', accepted: 'Aceptadas', rejected: 'Rechazadas' },
  withdrawn: 'Retiradas',
  withdrawnNote: 'después de la aceptación',
  rate: 'Tasa de aceptación',
  rateNote: 'de las solicitudes decididas',
  noRate: '—',
  interests: 'Intereses',
  minutes: (seconds) => plural(Math.round(seconds / 60), { one: 'minuto', other: 'minutos' }),
  byMonth: 'Solicitudes por mes',
  month: 'Mes de envío',
  summary: (sent, accepted, window) =>
    `${plural(sent, { one: 'solicitud', other: 'solicitudes' })} en los últimos ${window}; ${plural(accepted, { one: 'aceptada', other: 'aceptadas' })}. No incluimos las retiradas.`,
};

export const vendorAnalytics: Translation<typeof english.vendorAnalytics> = {
  title: 'Estadísticas',
  lead: 'Cómo les fue a tus solicitudes y cuánto tiempo te ahorraron las plantillas.',
  timeSaved: 'Tiempo ahorrado',
  timeSavedNote: 'con plantillas',
  quickApplies: 'Solicitudes rápidas',
  invitations: 'Invitaciones enviadas',
  none: {
    title: 'No hay solicitudes en este período',
    text: 'Elige un período más largo o busca tu próximo evento.',
    textOfLongest: 'Busca un evento al que presentarte.',
    action: 'Buscar eventos',
  },
};

export const organizerAnalytics: Translation<typeof english.organizerAnalytics> = {
  title: 'Estadísticas',
  lead: 'Quién envió solicitudes a tus eventos y a quién le gustaría venir.',
  invitations: 'Invitaciones recibidas',
  none: {
    title: 'No hay solicitudes en este período',
    text: 'Elige un período más largo o revisa si tus eventos aceptan solicitudes.',
    textOfLongest: 'Revisa si tus eventos aceptan solicitudes.',
    action: 'Ir a tus eventos',
  },
};
