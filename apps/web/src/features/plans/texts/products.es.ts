import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './products.js';

export const pricing: Translation<typeof english.pricing> = {
  title: 'Precios',
  lead: 'Lo que Stallbook les cuesta a vendedores y organizadores: todos los planes y comisiones, lado a lado.',
  free: 'Gratis',
  perMonth: 'al mes',
  insteadOf: 'antes',
  fee: (rate) => `Comisión de la plataforma del ${rate} en puestos pagados`,
  noFee: 'Sin comisión de la plataforma en puestos pagados',
  vendorsPayNone: 'Sin comisión de la plataforma para vendedores',
  saved: (count) => `Hasta ${count} eventos o vendedores guardados`,
  savedAny: 'Eventos y vendedores guardados sin límite',
  boost: 'Apareces primero en la búsqueda',
  suggestions: 'Sugerencias personalizadas',
  library: 'Biblioteca de éxito para vendedores',
  everythingIn: (plan) => `Todo lo de ${plan}`,
  everythingForOrganizersIn: (plan) => `Todo lo que ${plan} ofrece a organizadores`,
  vendorTools: 'Herramientas para vendedores: plantillas para enviar solicitudes con un clic',
  organizerTools:
    'Herramientas para organizadores: encontrar, calificar y contactar vendedores, calcular ingresos, y compartir y planear eventos',
  everybody: ['Publicaciones y solicitudes sin límite', 'Mensajes directos'],
  chosen: 'Tu elección',
  start: 'Empezar gratis',
  choose: 'Elegir este plan',
  chooseNamed: (plan) => `Elegir ${plan}`,
  more: (plan) => `Sobre ${plan}`,
  yours: 'Ir a tu panel',
  promise: 'Nuestra promesa',
  loading: 'No pudimos cargar los planes.',
  fineTitle: 'Conviene saber',
  fine: [
    'Todos los precios están en dólares estadounidenses.',
    'Solo los organizadores pagan la comisión de la plataforma, por los puestos pagados en Stallbook.',
    'Cada pago muestra sus tarifas y comisiones, hasta el último centavo.',
  ],
  trial: (days) => `${days} días gratis`,
  worth: (value) => `Todas las herramientas juntas valen ${value}`,
  audience: {
    basic: 'Para todos',
    vendor_pro: 'Para vendedores',
    organizer_pro: 'Para organizadores',
    pro: 'Para vendedores y organizadores',
  },
};

export const products: Translation<typeof english.products> = {
  '/product/basic': {
    tier: 'basic',
    title: 'El plan gratis',
    lead: 'Lo que vendedores y organizadores tienen gratis.',
    benefits: [
      ['Todos los eventos que quieras', 'Publica y envía solicitudes cuantas veces quieras.'],
      ['Mensajes directos', 'Organizadores y vendedores pueden escribirse sobre una solicitud.'],
      [
        'Tarifas del puesto en línea',
        'Se pagan por medio de Stripe a la propia cuenta del organizador, y cada paso queda registrado.',
      ],
      ['Guardados', 'Guarda eventos y vendedores para encontrarlos de nuevo.'],
    ],
    promise: 'Este plan seguirá siendo gratis. No pide tarjeta, y no quitaremos funciones para vendértelas después.',
  },
  '/product/vendor-pro': {
    tier: 'vendor_pro',
    title: 'El plan para vendedores',
    lead: 'Herramientas para vendedores que reservan muchos eventos: mejores coincidencias, solicitudes más rápidas y más visibilidad.',
    benefits: [
      ['Eventos para ti', 'Sugerencias según lo que vendes, dónde estás y cuánto quieres pagar.'],
      ['Solicitudes en minutos', 'Guarda tus respuestas como plantilla y ajústalas para cada evento.'],
      ['Eventos nuevos por correo', 'Una vez por semana, los eventos nuevos que encajan contigo.'],
      ['Que te encuentren', 'Tu puesto aparece al inicio del directorio de vendedores.'],
    ],
  },
  '/product/organizer-pro': {
    tier: 'organizer_pro',
    title: 'El plan para organizadores',
    lead: 'Herramientas para organizadores que quieren llenar cada puesto con los vendedores adecuados.',
    benefits: [
      ['Vendedores para tu evento', 'Sugerencias según lo que tu evento necesita y dónde están los vendedores.'],
      ['Al inicio de la búsqueda', 'Tu evento aparece donde los vendedores miran primero.'],
      [
        'Vendedores que vale la pena invitar otra vez',
        'Registra quién vino y califica a cada uno después del día de mercado.',
      ],
      ['Un pronóstico de ingresos', 'Lo que todavía pueden generar tus próximos eventos, uno por uno.'],
      [
        'Planificado y compartido',
        'Una lista de tareas para cada evento, textos para compartir y un volante para imprimir.',
      ],
    ],
  },
};
