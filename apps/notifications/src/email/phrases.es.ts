import type { Phrases } from './phrases.js';

const PAYMENTS = { processing: 'pago en proceso', paid: 'pagado', refunded: 'reembolsado', free: 'no debe nada' };

export const spanish: Phrases = {
  inDays(days) {
    if (days <= 0) return 'hoy';
    return days === 1 ? 'mañana' : `dentro de ${days} días`;
  },
  startsAt: (time) => time ?? 'Por anunciar',
  booth: {
    processing: 'Tu banco todavía está confirmando tu pago.',
    paid: 'Tu puesto está pagado.',
    refunded: 'Tu pago fue reembolsado.',
    free: 'No debes nada por tu puesto.',
    due: (amount) => `Falta pagar ${amount}. Paga desde la página de tus solicitudes para asegurar tu puesto.`,
  },
  onRoster(name, booth) {
    if (typeof booth === 'object') return `${name}: faltan ${booth.due}`;
    return `${name}: ${PAYMENTS[booth]}`;
  },
  rosterOf: (accepted, unpaid) => `Vendedores aceptados: ${accepted}. Sin pagar: ${unpaid}.`,
  waiting: (count) => (count === 1 ? '1 solicitud espera' : `${count} solicitudes esperan`),
  updates: (count) => (count === 1 ? '1 novedad' : `${count} novedades`),
  more: (count) => `Y ${count} más.`,
  newMarkets: (count) => (count === 1 ? '1 evento nuevo encaja contigo' : `${count} eventos nuevos encajan contigo`),
  place: (dates, place) => `${dates}, en ${place}.`,
  transferred: {
    received: (title) => `Ahora gestionas ${title}.`,
    given: (title) => `Ya no gestionas ${title}.`,
  },
  fields: {
    eventDate: 'Fecha',
    eventEndDate: 'Último día',
    startTime: 'Abre',
    endTime: 'Cierra',
    loadInDate: 'Día de montaje',
    loadInTime: 'Montaje',
    loadOutTime: 'Desmontaje',
    location: 'Lugar',
    address: 'Dirección',
    city: 'Ciudad',
    state: 'Estado',
    zipCode: 'Código postal',
  },
  unknownYet: 'por anunciar',
  datesUnknown: 'Fecha por anunciar',
  nothing: 'Nada',
  change: (field, now, before) => `${field}: ${now} (antes ${before})`,
};
