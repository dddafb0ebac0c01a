import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const upgradeReasons: Translation<typeof english.upgradeReasons> = {
  saves: {
    title: '¡Pásate a Pro y guarda sin límite!',
    text: () => 'Quita un elemento guardado para guardar este, o pásate a Pro:',
  },
  templates: {
    title: 'Las plantillas de solicitud vienen con un plan de pago',
    text: (nameOf) =>
      `Escribe tus respuestas una vez y envía tu solicitud a muchos eventos con un clic. Las plantillas vienen con ${nameOf('vendor_pro')} y ${nameOf('pro')}.`,
  },
  library: {
    title: 'La Biblioteca de éxito viene con un plan de pago',
    text: (nameOf) =>
      `Guías para tu puesto, paso a paso. La Biblioteca de éxito viene con ${nameOf('vendor_pro')} y ${nameOf('pro')}.`,
  },
  organizerTools: {
    title: 'Las herramientas para organizadores vienen con un plan de pago',
    text: (nameOf) =>
      `Encuentra vendedores a la medida, calcula cuánto pueden generar tus eventos y compártelos. Las herramientas vienen con ${nameOf('organizer_pro')} y ${nameOf('pro')}.`,
  },
};

export const upgradeOffer: Translation<typeof english.upgradeOffer> = {
  upgrade: 'Pasarme a Pro',
  somePlan: 'un plan de pago',
  perMonth: (price) => `${price}/mes`,
  insteadOf: 'antes',
  cancel: 'cancela cuando quieras',
  notLoaded: 'No pudimos cargar los precios. Inténtalo de nuevo.',
  benefits: {
    boost: 'Tus publicaciones al principio de los resultados',
    eventsForVendors: 'Recomendaciones de eventos con IA',
    vendorsForOrganizers: 'Sugerencias de vendedores con IA',
    unlimited: 'Eventos y vendedores guardados sin límite',
    support: 'Atención prioritaria',
    analytics: 'Estadísticas avanzadas',
    noFees: 'Sin comisiones por transacción',
  },
  billing: 'Ir a facturación',
  compare: 'Comparar los planes',
  savedEvents: 'Eventos guardados',
  savedVendors: 'Vendedores guardados',
};
