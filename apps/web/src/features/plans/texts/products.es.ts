import { plural } from '../../../lib/format/text.js';
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
  trial: (days) => plural(days, { one: 'día gratis', other: 'días gratis' }),
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
      { title: 'Todos los eventos que quieras', text: 'Publica y envía solicitudes cuantas veces quieras.' },
      { title: 'Mensajes directos', text: 'Organizadores y vendedores pueden escribirse sobre una solicitud.' },
      {
        title: 'Tarifas del puesto en línea',
        text: 'Se pagan por medio de Stripe a la propia cuenta del organizador, y cada paso queda registrado.',
      },
      { title: 'Guardados', text: 'Guarda eventos y vendedores para encontrarlos de nuevo.' },
    ],
    promise: 'Este plan seguirá siendo gratis. No pide tarjeta, y no quitaremos funciones para vendértelas después.',
  },
  '/product/vendor-pro': {
    tier: 'vendor_pro',
    title: 'El plan para vendedores',
    lead: 'Herramientas para vendedores que reservan muchos eventos: escribe tus respuestas una vez y envía solicitudes en minutos.',
    benefits: [
      {
        title: 'Eventos para ti',
        text: 'Sugerencias según lo que vendes, dónde estás y cuánto quieres pagar.',
        needs: 'canViewSuggestions',
      },
      { title: 'Solicitudes en minutos', text: 'Guarda tus respuestas como plantilla y ajústalas para cada evento.' },
      {
        title: 'Eventos nuevos por correo',
        text: 'Una vez por semana, los eventos nuevos que encajan contigo.',
        needs: 'canViewSuggestions',
      },
      {
        title: 'Que te encuentren',
        text: 'Tu puesto aparece al inicio del directorio de vendedores.',
        needs: 'canBoostListings',
      },
    ],
  },
  '/product/organizer-pro': {
    tier: 'organizer_pro',
    title: 'El plan para organizadores',
    lead: 'Herramientas para organizadores que quieren llenar cada puesto con los vendedores adecuados.',
    benefits: [
      {
        title: 'Vendedores para tu evento',
        text: 'Sugerencias según lo que tu evento necesita y dónde están los vendedores.',
        needs: 'canViewSuggestions',
      },
      {
        title: 'Al inicio de la búsqueda',
        text: 'Tu evento aparece donde los vendedores miran primero.',
        needs: 'canBoostListings',
      },
      {
        title: 'Vendedores que vale la pena invitar otra vez',
        text: 'Registra quién vino y califica a cada uno después del día de mercado.',
      },
      { title: 'Un pronóstico de ingresos', text: 'Lo que todavía pueden generar tus próximos eventos, uno por uno.' },
      {
        title: 'Planificado y compartido',
        text: 'Una lista de tareas para cada evento, textos para compartir y un volante para imprimir.',
      },
    ],
  },
};
