import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './comparison.js';

export const compared: Translation<typeof english.compared> = [
  {
    name: 'organizer_pro',
    role: 'Para organizadores',
    text: 'Para mercados que quieren ocupar cada puesto.',
    points: [
      { text: 'Vendedores sugeridos para tu evento', needs: 'canViewSuggestions' },
      { text: 'Tu evento al inicio de la búsqueda', needs: 'canBoostListings' },
    ],
  },
  {
    name: 'vendor_pro',
    role: 'Para vendedores',
    text: 'Para vendedores que salen cada fin de semana.',
    points: [
      { text: 'Eventos sugeridos según lo que vendes', needs: 'canViewSuggestions' },
      { text: 'Tu puesto al inicio del directorio', needs: 'canBoostListings' },
    ],
  },
  {
    name: 'basic',
    role: 'Para empezar gratis',
    text: 'Todo lo que necesitas para el día del mercado.',
    points: [
      { text: 'Publicaciones y solicitudes sin límite' },
      { text: 'Pago en línea de las tarifas de los puestos' },
    ],
  },
];

export const comparison: Translation<typeof english.comparison> = {
  title: 'Empieza gratis y sigue gratis si quieres',
  lead: 'Los vendedores nunca pagan comisión de la plataforma. Los organizadores con el plan gratis pagan una comisión solo por los puestos que venden.',
  free: 'Gratis',
  perMonth: 'al mes',
  noVendorFee: 'Sin comisión de la plataforma para vendedores',
  fee: (rate) => `Comisión de la plataforma del ${rate} en pagos de puestos`,
  saved: (count) => `Hasta ${count} elementos guardados`,
  savedAny: 'Elementos guardados sin límite',
  pricing: 'Comparar los planes',
  register: 'Crear una cuenta',
  away: 'No pudimos cargar los precios. Consulta la página de precios.',
};
