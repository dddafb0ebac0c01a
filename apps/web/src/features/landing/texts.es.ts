import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const hero: Translation<typeof english.hero> = {
  switch: '¿Qué haces tú?',
  vendor: {
    tab: 'Yo vendo',
    title: 'Tu próximo buen día de mercado',
    text: 'Encuentra ferias de artesanías, mercados de agricultores y festivales cerca de ti. Envía tu solicitud en minutos, paga tu puesto y entérate de tu hora de montaje.',
  },
  organizer: {
    tab: 'Yo organizo',
    title: 'Cada puesto ocupado, cada tarifa pagada',
    text: 'Publica tu mercado, elige a tus vendedores y recibe las tarifas en tu cuenta. Tal vez tu evento ya aparece aquí, listo para que lo reclames.',
  },
  search: 'Buscar eventos',
  searchHint: 'Evento, ciudad o producto',
  searchButton: 'Buscar',
  or: 'O',
  allEvents: 'explora todos los eventos',
  noAccount: ', sin necesidad de una cuenta.',
};

export const counter: Translation<typeof english.counter> = {
  target: 1_000,
  unit: 'eventos',
  text: 'son nuestra meta, desde la feria de artesanías en el gimnasio de la escuela hasta el festival junto al río. Cada uno muestra desde el principio su fecha, sus tarifas y su fecha límite.',
};

export const features: Translation<typeof english.features> = {
  title: 'Hecho para las personas detrás de las mesas',
  lead: 'Sin hojas de cálculo compartidas, sin cheques por correo, sin costos sorpresa.',
  search: {
    title: 'Conoce el costo antes de enviar tu solicitud',
    text: 'Cada evento que acepta solicitudes muestra la tarifa del puesto y la tarifa de solicitud. Lo que ves es lo que pagas.',
  },
  apply: {
    title: 'Una solicitud que se guarda mientras escribes',
    text: 'Empiézala detrás del puesto, termínala en casa. El organizador lee exactamente lo que escribiste.',
  },
  choose: {
    title: 'Elige con todo en una sola página',
    text: 'Compara los productos, la experiencia y los pedidos de cada vendedor. Acepta o rechaza con una nota personal.',
  },
  paid: {
    title: 'Tarifas que se cobran solas',
    text: 'Los vendedores pagan en línea cuando los aceptas. El dinero va a tu propia cuenta, y cada centavo queda registrado.',
  },
  day: {
    title: 'Un día de mercado sin llamadas',
    text: 'La hora de montaje está en la página del evento. Solo los vendedores aceptados reciben su número de puesto, el plano del lugar y tus archivos.',
  },
};

export const slips: Translation<typeof english.slips> = {
  market: {
    day: '8',
    month: 'mayo',
    title: 'Feria de Artesanías Riverside',
    place: 'Riverside Park, Portland',
    open: 'Solicitudes abiertas',
    fees: [
      ['Puesto, 10 × 10 pies', 7_500],
      ['Solicitud', 1_000],
    ],
  },
  draft: { field: '¿Qué vendes?', typed: 'Tazas y tazones de cerámica, hechos en torno por', saved: 'Guardado ahora' },
  answers: [
    ['Juniper & Clay', 'Cerámica', 'Aceptada'],
    ['Salt Hill Bakery', 'Pan, repostería', ''],
    ['Fern & Wick', 'Velas', ''],
  ],
  payout: {
    title: 'Transferido a tu cuenta',
    cents: 184_500,
    lines: [
      ['Vendedores que pagaron', '26 de 31'],
      ['Recordatorios que tuviste que enviar', 'ninguno'],
    ],
  },
  day: {
    title: 'Tu día de mercado',
    loadIn: { term: 'Montaje', time: '07:00:00' },
    booth: { term: 'Puesto', number: '14' },
    files: ['Plano del lugar.pdf', 'Estacionamiento y montaje.pdf'],
  },
};

export const founding: Translation<typeof english.founding> = {
  for: (limit) => `Para los primeros ${limit} organizadores`,
  left: (left) => `Lugares disponibles: ${left}`,
};

export const how: Translation<typeof english.how> = {
  title: 'Cómo funciona para vendedores y organizadores',
  vendor: {
    title: 'Para vendedores',
    steps: [
      ['Encuentra tu evento', 'Busca por lugar, fecha y tipo. Mira las tarifas antes de enviar tu solicitud.'],
      ['Envía tu solicitud en minutos', 'Describe lo que vendes. El organizador ve exactamente lo que escribiste.'],
      ['Paga e instálate', '¿Te aceptaron? Paga tu puesto, abre los archivos y revisa tu hora de montaje.'],
    ],
  },
  organizer: {
    title: 'Para organizadores',
    steps: [
      ['Publica o reclama', 'Publica tu mercado, o reclámalo si ya aparece.'],
      ['Elige a tus vendedores', 'Cada solicitud tiene todo lo que necesitas para decidir.'],
      ['Recibe tus pagos', 'Las tarifas de los puestos van directo a tu cuenta, y cada centavo queda registrado.'],
    ],
  },
  together: 'El día del mercado, todos saben a dónde ir.',
};

export const voices: Translation<typeof english.voices> = {
  title: 'Lo que dice la gente',
};

export const claiming: Translation<typeof english.claiming> = {
  title: 'Tal vez tu mercado ya aparece aquí',
  text: 'Publicamos eventos públicos para que los vendedores los encuentren. Los eventos sin organizador llevan esta etiqueta:',
  badge: 'Se puede reclamar',
  how: [
    ['Explora los eventos que se pueden reclamar', 'Busca tu evento por nombre o ciudad.'],
    ['Envía un reclamo', 'Solo necesitas tu nombre y tus datos de contacto. No hace falta una cuenta.'],
  ],
  then: 'Qué sigue después',
  steps: [
    ['Verificación', 'Por lo general, lista en menos de 24 horas.'],
    ['Llegan las solicitudes', 'Los vendedores envían su solicitud y tú eliges.'],
    ['Llegan las tarifas de los puestos', 'Pagadas en línea, directo a tu cuenta.'],
  ],
  action: 'Encontrar tu evento',
};

export const founders: Translation<typeof english.founders> = { more: 'Más sobre nosotros' };

export const contact: Translation<typeof english.contact> = {
  title: 'Habla con una persona',
  text: '¿Preguntas sobre un mercado, un pago o tu plan? Te responderá una persona de verdad.',
  page: 'Todas las formas de contacto',
  mailLabel: 'Enviar un correo electrónico',
};

export const samples: Translation<typeof english.samples> = {
  label: 'Ejemplo.',
  offer: 'Esta oferta es un ejemplo.',
  testimonials: 'Estas citas son ejemplos. Ningún cliente las dijo.',
  story: 'Esta historia es un ejemplo.',
  contact: 'La dirección de correo electrónico es un ejemplo. Usa el formulario.',
};

export const trouble: Translation<typeof english.trouble> = {
  title: 'Problema de conexión',
  retry: 'Reintentar',
  browse: 'Explorar eventos',
  proceed: 'Continuar a los eventos',
};

export const lastCall: Translation<typeof english.lastCall> = {
  label: 'Próximos pasos',
  visitor: { title: 'Nos vemos en el mercado', text: 'Las cuentas son gratis todo el tiempo que quieras.' },
  member: { title: 'Qué gusto verte de nuevo', text: 'Tus mercados están justo donde los dejaste.' },
  dashboard: 'Ir a tu panel',
  join: 'Únete a nuestra comunidad',
  explore: 'Explorar eventos',
};
