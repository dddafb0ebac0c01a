import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './templates.js';

export const acceleratorPage: Translation<typeof english.acceleratorPage> = {
  title: 'Acelerador de solicitudes',
  lead: 'Guarda una sola vez lo que escribes en cada solicitud y envíala con una plantilla.',
  add: 'Nueva plantilla',
  notLoaded: 'No pudimos cargar tus plantillas.',
  none: 'Todavía no tienes plantillas',
  noneText: 'Una plantilla guarda tus productos, tu puesto y tu experiencia. Llena la solicitud por ti.',
  first: 'Crea tu primera plantilla',
  saved: {
    title: 'Tiempo ahorrado',
    minutes: (seconds) => plural(Math.round(seconds / 60), { one: 'minuto', other: 'minutos' }),
    sent: (total) => `${plural(total, { one: 'solicitud', other: 'solicitudes' })} con plantilla`,
  },
  find: 'Buscar un evento para enviar tu solicitud',
};

export const templateCard: Translation<typeof english.templateCard> = {
  products: 'Productos',
  business: 'Tu negocio',
  booth: 'Tu puesto',
  requirements: 'Necesidades especiales',
  experience: 'Experiencia',
  years: (years) => plural(years, { one: 'año', other: 'años' }),
  insurance: 'Seguro',
  edit: 'Editar',
  editOf: (name) => `Editar ${name}`,
  remove: 'Eliminar',
  removeOf: (name) => `Eliminar ${name}`,
};

export const templateRemoval: Translation<typeof english.templateRemoval> = {
  title: (name) => `¿Eliminar la plantilla “${name}”?`,
  text: 'Las solicitudes que enviaste con ella se quedan como están.',
  action: 'Eliminar plantilla',
  done: 'Plantilla eliminada',
  failed: 'No pudimos eliminar la plantilla. Inténtalo de nuevo.',
};

export const templateForm: Translation<typeof english.templateForm> = {
  add: 'Nueva plantilla',
  edit: 'Editar plantilla',
  form: 'Plantilla',
  name: 'Nombre de la plantilla *',
  nameHint: 'Solo tú lo ves, por ejemplo “Cerámica, 10 × 10”.',
  start: '¿Empezar con tu última solicitud?',
  use: 'Llenar',
  overwrites: 'Ya tienes una plantilla con este nombre. Al guardar, la reemplazas.',
  products: '¿Qué productos vas a vender? *',
  business: 'Tu negocio',
  booth: 'Tu puesto',
  boothHint: 'Lo que te haga falta, como tamaño, electricidad o un lugar en esquina.',
  requirements: 'Necesidades especiales',
  experience: 'Años de experiencia',
  insurance: 'Seguro',
  insuranceHint: 'Tu aseguradora y tu cobertura, por si los organizadores las piden.',
  save: 'Guardar plantilla',
  done: 'Plantilla guardada',
  changedMeanwhile: 'La plantilla cambió después de que la abriste',
  failed: 'No pudimos guardar la plantilla. Inténtalo de nuevo.',
  noName: 'Ponle un nombre a la plantilla.',
  noProducts: 'Escribe los productos que vas a vender.',
};

export const templateUpsell: Translation<typeof english.templateUpsell> = {
  title: 'Envía tu solicitud con una plantilla',
  promise: 'Envía tu solicitud en menos de 2 minutos en vez de más de 15.',
  how: 'Escribe una vez tus productos, tu puesto y tu experiencia. Después, las plantillas llenan cada solicitud.',
};

export const templatePicker: Translation<typeof english.templatePicker> = {
  label: 'Llenar con una plantilla',
  none: 'Elige una plantilla',
  filled: (name) => `Llenamos la solicitud con “${name}”.`,
  undo: 'Deshacer',
};

export const prefill: Translation<typeof english.prefill> = {
  text: (event) => `¿Usar de nuevo tus respuestas de ${event}?`,
  someEvent: 'tu última solicitud',
  use: 'Llenar',
  filled: 'La llenamos con tu última solicitud.',
};

export const quickApply: Translation<typeof english.quickApply> = {
  open: 'Solicitud rápida',
  openOf: (event) => `Solicitud rápida a ${event}`,
  title: (event) => `Enviar solicitud a ${event}`,
  titleMany: (events) => `Enviar solicitud a ${plural(events, { one: 'evento', other: 'eventos' })}`,
  template: 'Plantilla',
  replaces: (events) => `Empezaste una solicitud a ${events}. Esta plantilla reemplaza lo que escribiste.`,
  check: 'El organizador verá:',
  photos: (count) =>
    count === 0
      ? 'Fotos: ninguna. Una plantilla no las incluye, pero puedes agregarlas después de enviar la solicitud.'
      : `Fotos: ${count}, de la solicitud que empezaste.`,
  photosOf: (event, count) => `${event} (${count})`,
  photosMany: (events, areAll) =>
    `Fotos de solicitudes que empezaste: ${events}.${areAll ? '' : ' Las demás no tienen, pero puedes agregarlas después de enviarlas.'}`,
  addPhotos: 'Agregar fotos',
  addPhotosTo: (event) => `Agregar fotos a tu solicitud para ${event}`,
  notOpened: 'No pudimos cargar tu solicitud. Inténtalo de nuevo.',
  fees: (amount) => `Ahora no pagas nada. Pagas ${amount} cuando te acepten.`,
  feesMany: (amount) => `Ahora no pagas nada. Pagas cada evento cuando te acepte: ${amount} si te aceptan todos.`,
  feeOf: (event, amount) => `${event}: ${amount}`,
  remove: (event) => `No enviar solicitud a ${event}`,
  booked: (events) => `Ya tienes un puesto en estos días: ${events}.`,
  sameDays: (events) => `En los mismos días: ${events}.`,
  free: (events) => (events > 1 ? 'No pagas nada: los eventos son gratis.' : 'No pagas nada: el evento es gratis.'),
  send: 'Enviar solicitud',
  sendMany: (events) => `Enviar ${plural(events, { one: 'solicitud', other: 'solicitudes' })}`,
  cancel: 'Cancelar',
  close: 'Listo',
  seeSent: 'Ver tus solicitudes',
  sent: (event) => `Solicitud a ${event} enviada`,
  failed: 'No pudimos enviar la solicitud. Inténtalo de nuevo.',
  noTemplates: 'Guarda una plantilla para enviar tu solicitud con un clic.',
  toTemplates: 'Crear una plantilla',
  select: (event) => `Seleccionar ${event}`,
  selectShort: 'Seleccionar',
  selectSeveral: 'Solicitud a varios eventos',
  selectFirst: 'Elige los eventos a los que quieres enviar tu solicitud.',
  stopSelecting: 'Dejar de seleccionar',
  answerSent: 'Enviada',
};
