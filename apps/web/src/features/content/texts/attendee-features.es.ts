import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './attendee-features.js';

export const attendee: Translation<typeof english.attendee> = {
  title: 'Para quienes visitan mercados',
  lead: 'Lo que Stallbook ofrece a quienes van al mercado a pasear, probar y comprar.',
  soon: 'muy pronto',
  planned: 'Lo que estamos planeando',
  meanwhile: 'Mientras tanto',
  waitlist: 'Entérate primero',
  waitlistText: 'Déjanos tu nombre y tu correo electrónico. Te escribiremos una sola vez, cuando esté listo.',
  all: 'Todas las funciones para visitantes',
  events: 'Explorar eventos',
};

export const attendeeFeatures: Translation<typeof english.attendeeFeatures> = {
  'smart-discovery': {
    title: 'Descubrimiento inteligente',
    lead: 'Encuentra cerca de ti los mercados que van con tus gustos.',
    scene: 'farmers_market',
    points: [
      'Elige lo que buscas, como pan, cerámica o música, y mira qué mercados lo tienen.',
      'Un mapa de los mercados cercanos del próximo fin de semana.',
      'Mira qué vendedores estarán antes de ir.',
    ],
    until: 'Busca en la página de eventos por nombre, lugar, fecha y tipo.',
  },
  'one-click-registration': {
    title: 'Registro con un clic',
    lead: 'Avísale a un mercado que vas a ir con un solo clic.',
    scene: 'popup_market',
    points: [
      'Un clic para los mercados que quieren saber cuántas personas irán.',
      'Aparta tu lugar en un taller o una degustación.',
      'Cancela con la misma facilidad para que otra persona tome tu lugar.',
    ],
    until: 'La mayoría de los mercados están abiertos a todo el mundo. La página del evento dice cuándo y dónde.',
  },
  'secure-ticketing': {
    title: 'Boletos seguros',
    lead: 'Boletos de festivales y ferias, personales y siempre a la mano.',
    scene: 'festival',
    points: [
      'Boletos en tu teléfono que funcionan sin conexión en la entrada.',
      'Cada boleto es para una persona y solo se puede transferir en la app.',
      'Reembolsos según la política publicada por el organizador, sin llamadas.',
    ],
    until: 'Los organizadores dicen en la página del evento dónde comprar boletos.',
  },
  'mobile-experience': {
    title: 'En tu teléfono',
    lead: 'Stallbook en tu bolsillo el día del mercado.',
    scene: 'craft_fair',
    points: [
      'Un mapa del mercado con los puestos que guardaste.',
      'El horario, el estacionamiento y el clima de un vistazo.',
      'Funciona sin conexión, porque en los mercados muchas veces no hay señal.',
    ],
    until: 'Todas las páginas ya funcionan en un teléfono. Agrega la que necesites a tu pantalla de inicio.',
  },
  'smart-notifications': {
    title: 'Notificaciones inteligentes',
    lead: 'Recibe novedades de los mercados que te importan, y nada más.',
    scene: 'art_show',
    points: [
      'Cuando un vendedor que te gusta está en un mercado cerca de ti.',
      'Cuando un mercado que sigues cambia de fecha o de lugar.',
      'Con la frecuencia que quieras, y nunca de noche.',
    ],
    until: 'Revisa la página de eventos de vez en cuando. Cada semana se agregan mercados nuevos.',
  },
  community: {
    title: 'Comunidad',
    lead: 'Conoce a quienes crean, cultivan y mantienen vivo un mercado.',
    scene: 'other',
    points: [
      'Sigue a los vendedores y mira lo próximo que traen.',
      'Comparte tu opinión con vendedores y organizadores.',
      'Encuentra gente que va al mismo mercado cada sábado.',
    ],
    until: 'Nuestro blog habla de los mercados y de las personas detrás de las mesas.',
  },
};
