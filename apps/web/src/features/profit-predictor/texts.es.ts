import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const predictor: Translation<typeof english.predictor> = {
  title: 'Predictor de ganancias',
  lead: 'Mira cuánto ganarías en un día de mercado antes de enviar tu solicitud, y compáralo con lo que vendiste.',
  notLoaded: 'No pudimos cargar tus pronósticos.',
  loading: 'Cargando el predictor',
  startedFrom: (event) => `Estos números vienen de tu último resultado${event ? ` en ${event}` : ''}.`,
};

export const factorsForm: Translation<typeof english.factorsForm> = {
  form: 'Pronóstico',
  event: 'Evento',
  eventHint: 'Opcional. Completa las tarifas si se conocen.',
  noEvent: 'Sin evento',
  eventsNotLoaded: 'No pudimos cargar tus eventos. Puedes hacer un pronóstico sin elegir uno.',
  sales: 'Ventas',
  expectedSales: 'Artículos que esperas vender',
  itemPrice: 'Precio promedio por artículo',
  itemCost: 'Lo que te cuesta cada artículo',
  hoursWorked: 'Horas de trabajo',
  travel: 'Viaje',
  distance: 'Millas de ida',
  vehicle: 'Vehículo',
  vehicles: { car: 'Auto', truck: 'Camioneta pickup', van: 'Van', suv: 'SUV', other: 'Otro' },
  nights: 'Noches de hotel, $120 cada una',
  meals: 'Comidas',
  fees: 'Tarifas',
  boothFee: 'Tarifas del puesto y de la solicitud',
  marketing: 'Promoción',
  save: 'Guardar en el historial',
  saved: 'El pronóstico está en tu historial.',
  notSaved: 'No pudimos guardar el pronóstico.',
  number: (most) => `Escribe un número de 0 a ${most}.`,
  whole: (most) => `Escribe un número entero de 0 a ${most}.`,
  tooMuch: 'Escribe un monto de hasta $1,000,000.',
};

export const forecast: Translation<typeof english.forecast> = {
  title: 'Tu pronóstico',
  waiting: 'Corrige los campos marcados para ver el pronóstico.',
  empty: 'Escribe lo que esperas vender y lo que gastas, y aquí aparece el pronóstico.',
  recommendations: {
    not_recommended: {
      title: 'No recomendado',
      text: 'Perderías dinero. Prueba con un costo más bajo, un precio más alto o un evento más cercano.',
    },
    low_potential: {
      title: 'Poco potencial',
      text: 'Ganarías menos de la mitad de lo que gastas. Una mañana lenta podría convertirlo en pérdida.',
    },
    good_potential: {
      title: 'Buen potencial',
      text: 'Ganarías al menos la mitad de lo que gastas, con margen para un día más lento.',
    },
    excellent: {
      title: 'Excelente',
      text: 'Ganarías al menos una vez y media lo que gastas.',
    },
  },
  noExpenses: 'No tienes gastos con los que comparar tu ganancia, así que el rendimiento cuenta como 0%.',
  profit: 'Ganancia',
  perHour: 'Ganancia por hora',
  breakEven: 'Artículos para no perder',
  unreachable: 'Nunca',
  margin: 'Margen de ganancia',
  roi: 'Rendimiento sobre los gastos',
  details: 'Cómo se calcula',
  gross: 'Ingresos brutos',
  goods: 'Costo de la mercancía',
  net: 'Ingresos netos',
  mileage: 'Millas, ida y vuelta',
  lodging: 'Hospedaje',
  meals: 'Comidas',
  travel: 'Viaje en total',
  boothFee: 'Tarifas del puesto y de la solicitud',
  marketing: 'Promoción',
  expenses: 'Gastos en total',
};

export const salesChart: Translation<typeof english.salesChart> = {
  title: 'Qué pasaría con otras ventas',
  units: (count) => `${count} vendidos`,
  sold: 'Artículos vendidos',
  net: 'Ingresos netos',
  expenses: 'Gastos',
  profit: 'Ganancia',
  covers: (units) => `A partir de ${units} artículos, las ventas cubren tus gastos.`,
  never: 'Con este precio, las ventas nunca cubren tus gastos.',
  free: 'No hay gastos que cubrir.',
};

export const templates: Translation<typeof english.templates> = {
  title: 'Plantillas',
  load: 'Cargar una plantilla',
  choose: 'Elige una plantilla',
  name: 'Nombre de la plantilla',
  nameHint: 'Si el nombre ya existe, se reemplaza esa plantilla.',
  nameMissing: 'Ponle un nombre a la plantilla.',
  save: 'Guardar como plantilla',
  saved: (name) => `Se guardó “${name}”.`,
  notSaved: 'No pudimos guardar la plantilla.',
  remove: 'Eliminar plantilla',
  removeTitle: (name) => `¿Eliminar “${name}”?`,
  removeText: 'Los pronósticos de tu historial se conservan.',
  notRemoved: 'No pudimos eliminar la plantilla.',
};

export const history: Translation<typeof english.history> = {
  title: 'Historial',
  saved: 'Guardado',
  event: 'Evento',
  noEvent: 'Sin evento',
  forecast: 'Pronóstico',
  result: 'Resultado',
  difference: 'Diferencia',
  recommendation: 'Recomendación',
  actions: 'Acciones',
  use: 'Usar de nuevo',
  enter: 'Registrar resultado',
  change: 'Cambiar resultado',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar este pronóstico?',
  removeText: 'También se elimina su resultado. No se puede deshacer.',
  removeResultTitle: '¿Eliminar este resultado?',
  removeResultText: 'No se puede deshacer.',
  notRemoved: 'No pudimos eliminar el pronóstico.',
  none: {
    title: 'Aún no hay pronósticos',
    text: 'Guarda un pronóstico y, después del día de mercado, registra lo que vendiste.',
  },
};

export const resultDialog: Translation<typeof english.resultDialog> = {
  title: '¿Cuánto vendiste?',
  form: 'Resultado',
  units: 'Artículos vendidos',
  unitsMissing: 'Escribe cuántos artículos vendiste, o 0 si no vendiste nada.',
  price: 'Precio promedio por artículo',
  priceMissing: 'Escribe el precio promedio por artículo.',
  why: 'Los costos se quedan como en el pronóstico. Tu próximo pronóstico parte de estos números.',
  onlyFees: (fees) =>
    `No hiciste un pronóstico para este mercado, así que sus tarifas de ${fees} son tus únicos costos. Tu próximo pronóstico parte de estos números.`,
  lastCosts: (expenses, perItem) =>
    `No hiciste un pronóstico para este mercado, así que tus costos son los de tu último resultado con las tarifas de este mercado: ${expenses}, y ${perItem} por artículo. Tu próximo pronóstico parte de estos números.`,
  comparison: (before, after) => `Pronóstico ${before}, resultado ${after}`,
  profit: (amount) => `Ganancia: ${amount}`,
  save: 'Guardar resultado',
  saved: 'El resultado se guardó junto al pronóstico.',
  savedAlone: 'El resultado está en el historial de tu Predictor de ganancias.',
  notSaved: 'No pudimos guardar el resultado.',
};
