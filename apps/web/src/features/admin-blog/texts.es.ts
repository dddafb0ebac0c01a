import { formatInstant } from '../../lib/format/dates.js';
import { plural } from '../../lib/format/text.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const adminBlog: Translation<typeof english.adminBlog> = {
  title: 'Artículos del blog',
  create: 'Artículo nuevo',
  notLoaded: 'No pudimos cargar los artículos.',
  none: { title: 'Aún no hay artículos', text: 'Escribe el primero: un buen artículo atrae visitas durante años.' },
  search: 'Buscar',
  searchExample: 'Palabras del título o del texto',
  everyStatus: 'Todos los artículos',
  noneFound: {
    title: 'No encontramos artículos',
    text: 'Prueba con otras palabras u otro estado.',
    action: 'Quitar filtros',
  },
  columns: { title: 'Título', status: 'Estado', category: 'Categoría', views: 'Vistas', changed: 'Modificado' },
  actions: 'Acciones',
  edit: 'Editar',
  view: 'Ver',
};

export const postStatus: Translation<typeof english.postStatus> = {
  published: 'Publicado',
  draft: 'Borrador',
  scheduled: 'Programado',
  scheduledFor: (at) => `Programado: ${formatInstant(at)}`,
};

export const publishing: Translation<typeof english.publishing> = {
  publish: {
    action: 'Publicar',
    now: 'Publicar ahora',
    done: 'El artículo está publicado.',
    failed: 'El artículo no se publicó.',
  },
  unpublish: {
    action: 'Retirar',
    done: 'Los visitantes ya no ven el artículo.',
    failed: 'El artículo sigue publicado.',
  },
  cancel: { action: 'Cancelar la programación' },
  schedule: {
    action: 'Programar',
    change: 'Cambiar la fecha',
    title: 'Publicar más tarde',
    changeTitle: 'Cambiar la fecha',
    at: 'Fecha de publicación',
    hint: (zone) => `En tu zona horaria, ${zone}. El artículo se publica automáticamente.`,
    needed: 'Elige una fecha y una hora.',
    done: (at) => `El ${formatInstant(at)} se publicará el artículo.`,
    failed: 'El artículo no se programó.',
  },
  remove: {
    action: 'Eliminar',
    title: (post) => `¿Eliminar “${post}”?`,
    effect: 'El artículo y sus versiones desaparecen para siempre, y sus enlaces dejan de funcionar.',
    done: 'El artículo se eliminó.',
    failed: 'El artículo no se eliminó.',
  },
};

export const postForm: Translation<typeof english.postForm> = {
  form: 'Artículo',
  create: 'Artículo nuevo',
  edit: 'Editar artículo',
  toList: 'Todos los artículos',
  notLoaded: 'No pudimos cargar el artículo.',
  missing: { title: 'Artículo no encontrado', text: 'Quizás lo eliminaron.' },
  title: 'Título',
  titleNeeded: 'Ponle un título al artículo.',
  slug: 'Dirección',
  slugHint: (slug) => `/blog/${slug || '…'}`,
  slugWrong: 'Usa letras minúsculas, números y guiones sencillos.',
  excerpt: 'Resumen',
  excerptHint: 'Una o dos frases para listas, buscadores y feeds.',
  category: 'Categoría',
  contentType: 'Tipo',
  contentTypes: [
    { value: 'article', label: 'Artículo' },
    { value: 'blueprint', label: 'Guía práctica' },
  ],
  featured: 'Mostrar al inicio del blog',
  text: 'Texto',
  saveDraft: 'Guardar borrador',
  publishLater: 'Puedes publicar o programar el artículo después de guardar el borrador.',
  update: 'Actualizar artículo',
  created: 'El borrador está guardado.',
  notSaved: 'El artículo no se guardó.',
  view: 'Ver artículo',
  modes: [
    { value: 'write', label: 'Escribir' },
    { value: 'preview', label: 'Vista previa' },
  ],
  mode: 'Vista',
  previewFailed: 'No pudimos cargar la vista previa.',
};

export const saving: Translation<typeof english.saving> = {
  saved: 'Todos los cambios guardados',
  waiting: 'Cambios sin guardar',
  saving: 'Guardando…',
  failed: 'Sin guardar',
  again: 'Reintentar',
  conflict: {
    title: 'Este artículo se guardó o publicó en otro lugar',
    text: 'Tu texto sigue aquí, pero no está guardado. Compara los dos y elige parte por parte, o quédate con uno completo.',
    merge: 'Comparar y combinar',
    theirs: 'Usar la otra versión',
    mine: 'Guardar el mío encima',
  },
  deleted: {
    title: 'Este artículo se eliminó',
    text: 'Tu texto sigue aquí. Guárdalo como un artículo nuevo si lo necesitas.',
    saveAsNew: 'Guardar como artículo nuevo',
  },
};

export const versionTexts: Translation<typeof english.versionTexts> = {
  open: 'Versiones',
  title: 'Versiones',
  lead: 'Lo que una persona guarda con menos de diez minutos de diferencia es una sola versión.',
  notLoaded: 'No pudimos cargar las versiones.',
  entry: (savedAt, words) => `${formatInstant(savedAt)} · ${plural(words, { one: 'palabra', other: 'palabras' })}`,
  newest: 'Última guardada',
  mode: 'Mostrar',
  modes: [
    { value: 'changes', label: 'Cambios desde entonces' },
    { value: 'text', label: 'Texto' },
  ],
  changesLead:
    'De esta versión a lo que hay ahora en el editor: las palabras agregadas están subrayadas; las eliminadas, tachadas.',
  noChanges: 'Las palabras son las mismas.',
  tooDifferent: 'Los dos textos tienen muy poco en común para compararlos.',
  restore: 'Restaurar esta versión',
  back: 'Volver a la lista',
  restored: 'La versión anterior está de nuevo en el editor.',
};

export const tools: Translation<typeof english.tools> = {
  label: 'Formato',
  paragraph: 'Texto',
  heading: 'Título',
  subheading: 'Subtítulo',
  bold: 'Negrita',
  italic: 'Cursiva',
  bullets: 'Lista',
  numbers: 'Números',
  quote: 'Cita',
  link: 'Enlace',
  image: 'Imagen',
  table: 'Tabla',
  addRow: 'Agregar fila',
  addColumn: 'Agregar columna',
  removeRow: 'Quitar fila',
  removeColumn: 'Quitar columna',
  removeTable: 'Quitar tabla',
  line: 'Línea',
  undo: 'Deshacer',
  redo: 'Rehacer',
};

export const imageDialog: Translation<typeof english.imageDialog> = {
  title: 'Imagen',
  file: 'Archivo de imagen',
  otherFile: 'Otro archivo de imagen (opcional)',
  fileHint: (megabytes) => `JPG, PNG, WebP o GIF, hasta ${megabytes} MB`,
  choose: 'Elige una imagen.',
  alt: 'Qué muestra la imagen',
  altHint: 'Para quienes no pueden verla. Una frase corta.',
  describe: 'Describe la imagen.',
  insert: 'Insertar imagen',
  save: 'Guardar imagen',
  sending: (percent) => `Subiendo… ${percent}%`,
  failed: 'No pudimos subir la imagen. Inténtalo de nuevo.',
};

export const linkDialog: Translation<typeof english.linkDialog> = {
  title: 'Enlace',
  address: 'Dirección',
  hint: 'Empieza con https:// o, dentro de Stallbook, con /',
  wrong: 'Un enlace empieza con https://, http://, mailto: o /.',
  set: 'Poner enlace',
  remove: 'Quitar enlace',
};

export const mergeTexts: Translation<typeof english.mergeTexts> = {
  title: 'Combinar dos versiones',
  lead: 'Para cada diferencia, elige el texto que se queda. Lo que cambió en una sola versión ya está elegido.',
  none: 'Las dos versiones son iguales.',
  difference: (number, count, label) => `${number} de ${count}: ${label}`,
  mine: 'El mío',
  theirs: 'La otra versión',
  nothing: '(nada)',
  yes: 'Sí',
  no: 'No',
  save: 'Guardar el artículo combinado',
};

export const markdownTexts: Translation<typeof english.markdownTexts> = {
  open: 'Importar Markdown',
  title: 'Importar Markdown',
  effect:
    'La importación reemplaza el texto del editor. Un encabezado al principio pasa a ser el título si el artículo no tiene. Las versiones guardadas se conservan.',
  file: 'Archivo Markdown',
  text: 'O pega Markdown',
  missing: 'Elige un archivo o pega un texto.',
  tooLong: 'Este texto es demasiado largo para un solo artículo.',
  take: 'Importar',
  done: 'El texto está importado.',
  withoutImages: (count) =>
    `El texto está importado sin ${count === 1 ? 'una imagen' : `${count} imágenes`}. Sube imágenes con el botón Imagen.`,
  download: 'Descargar como Markdown',
};

export const pasting: Translation<typeof english.pasting> = {
  imagesLeftOut: 'El texto quedó sin las imágenes. Sube imágenes con el botón Imagen.',
};
