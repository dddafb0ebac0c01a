import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const upgradeReasons: Translation<typeof english.upgradeReasons> = {
  saves: {
    title: '¡Pásate a Pro y guarda sin límite!',
    text: 'Quita un elemento guardado para guardar este, o pásate a Pro:',
  },
  templates: {
    title: 'Las plantillas de solicitud vienen con un plan de pago',
    text: (plans) =>
      `Escribe tus respuestas una vez y envía tu solicitud a muchos eventos con un clic. Las plantillas vienen con ${plans}.`,
  },
  library: {
    title: 'Tu plan no incluye la Biblioteca de éxito',
    text: (plans) => `Guías para tu puesto, paso a paso. La Biblioteca de éxito viene con ${plans}.`,
  },
  organizerTools: {
    title: 'Las herramientas para organizadores vienen con un plan de pago',
    text: (plans) =>
      `Encuentra vendedores a la medida, calcula cuánto pueden generar tus eventos y compártelos. Las herramientas vienen con ${plans}.`,
  },
};

export const upgradeOffer: Translation<typeof english.upgradeOffer> = {
  upgrade: 'Pasarme a Pro',
  and: ' y ',
  inNoPlan: 'Ningún plan lo incluye por ahora.',
  perMonth: (price) => `${price}/mes`,
  insteadOf: 'antes',
  cancel: 'cancela cuando quieras',
  notLoaded: 'No pudimos cargar los precios. Inténtalo de nuevo.',
  benefits: {
    boost: 'Tus publicaciones al principio de los resultados',
    eventsForVendors: 'Recomendaciones de eventos con IA',
    vendorsForOrganizers: 'Sugerencias de vendedores con IA',
    unlimited: 'Eventos y vendedores guardados sin límite',
    saved: (count) => `Hasta ${count} eventos o vendedores guardados`,
    support: 'Atención prioritaria',
    analytics: 'Estadísticas avanzadas',
    noFees: 'Sin comisiones por transacción',
    fee: (rate) => `Comisión de la plataforma del ${rate} en puestos pagados`,
  },
  billing: 'Ir a facturación',
  compare: 'Comparar los planes',
};
