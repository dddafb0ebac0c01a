import { formatCount } from '../../lib/format/numbers.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const page: Translation<typeof english.page> = {
  title: 'Planes',
  lead: 'Lo que cuesta e incluye cada plan. Los cambios se ven en todas partes de inmediato; quienes pagan un precio anterior lo conservan.',
  notLoaded: 'No pudimos cargar los planes.',
  edit: 'Editar',
  editOf: (plan) => `Editar ${plan}`,
  free: 'Gratis',
  price: 'Precio',
  perMonth: (price) => `${price} al mes`,
  fee: 'Comisión de la plataforma',
  saved: 'Elementos guardados',
  unlimited: 'Sin límite',
  legacy: 'Precios anteriores',
  version: 'Versión',
  atStripe: 'Precio en Stripe',
  waiting: 'En creación',
};

export const form: Translation<typeof english.form> = {
  label: 'Condiciones del plan',
  title: (plan) => `Editar ${plan}`,
  displayName: 'Nombre',
  price: 'Precio por mes',
  listPrice: 'Precio tachado',
  fee: 'Comisión de la plataforma en porcentaje',
  maxBookmarks: 'Elementos guardados',
  maxBookmarksHint: 'Déjalo vacío si no hay límite.',
  trialDays: 'Días de prueba',
  trialDaysHint: '0 para que no haya prueba',
  promise: 'Promesa',
  promiseHint: 'Una frase que se muestra con el plan',
  limit: 'Límite',
  limitHint: 'Por ejemplo, “Limited to 100 vendors”',
  value: 'Valor de todas las herramientas',
  valueHint: 'Se muestra después del límite',
  boost: 'Los anuncios aparecen primero en la búsqueda',
  suggestions: 'Sugerencias personalizadas',
  library: 'Biblioteca de éxito para vendedores',
  save: 'Guardar',
  saved: 'El plan se cambió.',
  notSaved: 'No pudimos guardar el plan. Inténtalo de nuevo.',
  notACount: (low, high) => `Escribe un número entero de ${formatCount(low)} a ${formatCount(high)}.`,
  notAPercentage: 'Escribe un porcentaje de 0 a 100.',
  notAnAmount: 'Escribe un monto, por ejemplo 29.00.',
  nameMissing: 'Escribe un nombre.',
};

export const history: Translation<typeof english.history> = {
  title: 'Historial',
  version: 'Versión',
  when: 'Cambio',
  name: 'Nombre',
  price: 'Precio',
  fee: 'Comisión',
  saved: 'Elementos guardados',
};
