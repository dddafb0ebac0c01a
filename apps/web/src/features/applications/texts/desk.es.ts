import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './desk.js';

export const desk: Translation<typeof english.desk> = {
  writeToGroup: 'Escribir a un grupo',
  title: 'Solicitudes',
  counted: (total) => plural(total, { one: 'solicitud', other: 'solicitudes' }),
  pages: 'Páginas de solicitudes',
  filters: 'Filtrar la lista',
  search: 'Buscar',
  searchHint: 'Negocio o producto',
  category: 'Categoría',
  allCategories: 'Todas las categorías',
  paid: 'Pago',
  paidOptions: { all: 'Todas', yes: 'Pagadas', no: 'Sin pagar' },
  tag: 'Etiqueta',
  allTags: 'Todas las etiquetas',
  shortlist: 'Solo preseleccionadas',
  order: 'Ordenar por',
  orders: { newest: 'Más recientes', rating: 'Calificación', vendor: 'Vendedor', category: 'Categoría' },
  clear: 'Quitar filtros',
  applyingFor: 'para',
  someEvent: 'un evento',
  someVendor: 'Vendedor',
  accept: 'Aceptar',
  reject: 'Rechazar',
  notLoaded: 'No pudimos cargar las solicitudes.',
  none: 'Todavía no hay solicitudes',
  noneText: 'Los vendedores pueden enviar solicitudes cuando publiques tu evento. Comparte su código para invitarlos.',
  toEvents: 'Ir a mis eventos',
  noneLike: 'Ninguna solicitud coincide',
  noneLikeText: 'Cambia o quita los filtros para ver más.',
  allAnswered: 'Ya respondiste a todos',
  allAnsweredText: 'Ninguna solicitud espera tu decisión.',
  assignBooths: 'Asignar puestos',
  seeAll: 'Ver todas las solicitudes',
  inAllStatuses: 'Buscar en todos los estados',
  filteredBy: (facts) => facts.join(' · '),
  eventIs: (title) => `Evento: ${title || 'todos'}`,
  statusIs: (status) => `Estado: ${status.toLowerCase()}`,
};

export const entryView: Translation<typeof english.entryView> = {
  review: 'Revisar una por una',
  title: 'Solicitud',
  previous: 'Anterior',
  next: 'Siguiente',
  place: (vendor, place, all) => `${vendor}, ${place} de ${all}`,
  count: (place, all) => `${place} de ${all}`,
};

export const entryKeys: Translation<typeof english.entryKeys> = {
  label: 'Teclas',
  turn: 'Anterior, siguiente',
  photos: 'Fotos',
  accept: 'Aceptar',
  reject: 'Rechazar',
  booth: 'Puesto',
  shortlist: 'Preseleccionar',
  rate: 'Calificar',
  note: 'Etiquetas y nota',
  undo: 'Deshacer la última decisión',
};

export const marks: Translation<typeof english.marks> = {
  heading: 'Solo tú ves esto',
  star: (vendor) => `Preseleccionar a ${vendor}`,
  rating: (vendor) => `Tu calificación de ${vendor}`,
  stars: (count) => `${count} de 5`,
  rated: 'Calificación',
  shortlisted: 'Preselección',
  yes: 'Sí',
  tags: 'Etiquetas',
  note: 'Nota privada',
  edit: 'Etiquetas y nota',
  editOf: (vendor) => `Etiquetas y nota sobre ${vendor}`,
  tagsHint: 'Separa las etiquetas con comas. Hasta 10, de 30 caracteres cada una.',
  privateHint: 'El vendedor nunca ve las etiquetas ni las notas.',
  save: 'Guardar',
  saved: 'Guardado',
  changedMeanwhile: 'Tus etiquetas o tu nota se cambiaron en otro dispositivo',
  failed: 'No pudimos guardar tu nota. Inténtalo de nuevo.',
  notMarked: 'No pudimos guardarlo. Inténtalo de nuevo.',
};

export const comparison: Translation<typeof english.comparison> = {
  title: 'Comparar solicitudes',
  label: 'Lado a lado',
  hint: 'Desplázate hacia los lados o usa las teclas de flecha.',
  marks: 'Tus notas',
  decision: 'Decisión',
  remove: (vendor) => `Quitar a ${vendor} de la comparación`,
};
