import { formatCount } from '../../../lib/format/numbers.js';
import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './form.js';

export const eventForm: Translation<typeof english.eventForm> = {
  form: 'Evento',
  about: {
    title: 'El evento',
    name: 'Título',
    type: 'Tipo',
    description: 'Descripción',
    descriptionHint: 'Lo primero que deben saber los vendedores, como quién lo visita, cuánta gente va y qué se vende.',
  },
  fees: {
    title: 'Tarifas y puestos',
    booth: 'Tarifa del puesto',
    boothHint: 'Déjala en blanco si los vendedores no pagan nada.',
    application: 'Tarifa de solicitud',
    applicationHint: 'Se paga junto con la tarifa del puesto.',
    maxVendors: 'Máximo de vendedores',
    maxVendorsHint: 'Déjalo en blanco si no hay límite.',
    boothSize: 'Tamaño del puesto',
    boothSizeHint: 'Por ejemplo, 10 x 10 pies.',
  },
  when: {
    title: 'Cuándo',
    lead: 'Por ahora solo hace falta la fecha del evento. Agrega lo demás cuando lo sepas.',
    date: 'Fecha del evento',
    endDate: 'Fecha final (si dura más de un día)',
    opens: 'Abre a las',
    closes: 'Cierra a las',
    deadline: 'Fecha límite para solicitudes',
    deadlineHint: 'Las solicitudes se cierran al final de este día.',
    loadInDate: 'Fecha de montaje',
    loadInTime: 'Hora de montaje',
    loadOutTime: 'Hora de desmontaje',
  },
  where: {
    title: 'Dónde',
    lead: 'Hacen falta el lugar, la ciudad y el estado. Lo demás lo ven los vendedores si lo agregas.',
    location: 'Lugar',
    locationHint: 'El nombre del lugar, como Riverside Park o el ayuntamiento.',
    address: 'Calle y número',
    city: 'Ciudad',
    state: 'Estado',
    zip: 'Código postal',
    setting: 'Espacio',
    settingUnknown: 'Sin especificar',
  },
  onSite: 'En el lugar',
  rules: {
    title: 'Reglas y contacto',
    lead: 'Todo esto es opcional. Los vendedores lo leen antes de enviar su solicitud.',
    setup: 'Instrucciones de instalación',
    restrictions: 'Restricciones de productos',
    restrictionsHint: 'Una por línea.',
    cancellation: 'Política de cancelación',
    cancellationHint:
      'Por ejemplo, qué pasa si hace mal tiempo. Los reembolsos siguen las condiciones que elegiste en Reembolsos.',
    email: 'Correo electrónico de contacto',
    phone: 'Teléfono de contacto',
    website: 'Sitio web',
  },
  cancel: 'Cancelar',
  notSaved: 'No pudimos guardar el evento. Inténtalo de nuevo.',
};

export const formProblems: Translation<typeof english.formProblems> = {
  noTitle: 'Ingresa un título',
  noDescription: 'Describe el evento',
  noDate: 'Ingresa la fecha del evento',
  noYear: 'Ingresa una fecha con un año como 2027',
  noLocation: 'Ingresa el lugar',
  noCity: 'Ingresa la ciudad',
  noState: 'Ingresa el estado',
  noEmail: 'Ingresa un correo electrónico válido',
  closesBeforeOpening:
    'La hora de cierre debe ser posterior a la de apertura. Si el evento pasa de la medianoche, ingresa una fecha final.',
  loadInDayAfterEnd: 'La fecha de montaje no puede ser posterior al fin del evento',
  loadInAfterEnd: 'El montaje no puede ser después de que termine el evento',
  loadInAfterOpening: 'El montaje no puede ser después de que abra el evento',
  endsBeforeStart: 'La fecha final no puede ser anterior a la fecha del evento',
  deadlineAfterStart: 'La fecha límite no puede ser posterior a la fecha del evento',
  feesTooSmall: 'Las tarifas deben sumar $0.50 o más, o nada',
  restrictionsTooLong: (lines, letters) => `Usa un máximo de ${lines} líneas, de ${letters} caracteres cada una`,
};

export const creation: Translation<typeof english.creation> = {
  title: 'Crear un evento',
  lead: 'Solo tú lo ves hasta que lo publiques.',
  startFromEarlier: 'Usar un evento anterior como base',
  latestOnly: (count: number) =>
    `Estos son tus ${count} eventos más recientes. Para partir de otro, búscalo en la lista.`,
  allEvents: 'Todos los eventos',
  steps: {
    basics: 'Lo básico',
    place: 'Lugar y horario',
    fees: 'Tarifas y puestos',
    rules: 'Servicios y reglas',
    publish: 'Publicar',
  },
  next: 'Continuar',
  back: 'Atrás',
  saveDraft: 'Guardar como borrador',
  publish: 'Publicar evento',
  saved: 'Guardado como borrador. Publícalo cuando quieras.',
  published: 'Tu evento está publicado. Comparte su enlace para atraer vendedores.',
  notPublished: (reason) => `Se guardó como borrador, pero no se publicó. ${reason}`,
  tryAgain: 'Inténtalo de nuevo.',
};

export const summary: Translation<typeof english.summary> = {
  title: 'Revisa los datos',
  preview: 'Así lo ven los vendedores en la lista',
  edit: 'Editar',
  editOf: (step) => `Editar ${step}`,
  none: 'Ninguno',
  fees: (booth, application) => `Tarifa del puesto ${booth}, tarifa de solicitud ${application}`,
  free: 'Sin tarifas: los vendedores ven un evento gratis.',
  noLimit: 'Sin límite de vendedores',
  limit: (count) => `Máximo de vendedores: ${formatCount(count)}`,
  applyBy: (date) => `Solicitudes hasta el ${date}`,
  noDeadline: 'Sin fecha límite: se aceptan solicitudes hasta el evento',
  loadIn: (text) => `Montaje: ${text}`,
  loadOut: (time) => `Desmontaje: ${time}`,
};

export const closedToVendors: Translation<typeof english.closedToVendors> = {
  past_event: 'La fecha del evento ya pasó, así que nadie puede enviar solicitudes',
  applications_closed: 'El último día para enviar solicitudes ya pasó, así que nadie puede enviarlas',
};

export const noBooths: Translation<typeof english.noBooths> = {
  title: 'Con un máximo de 0 vendedores no puedes aceptar ninguna solicitud',
};

export const editing: Translation<typeof english.editing> = {
  title: 'Editar evento',
  save: 'Guardar cambios',
  saved: 'Cambios guardados',
  savedAndNotified: (accepted) =>
    `Cambios guardados. Avisamos a ${plural(accepted, { one: 'vendedor', other: 'vendedores' })}.`,
  changes: (count) => plural(count, { one: 'cambio', other: 'cambios' }),
};

export const eventNotLoaded: Translation<typeof english.eventNotLoaded> =
  'No pudimos cargar los datos del evento. Inténtalo de nuevo.';
