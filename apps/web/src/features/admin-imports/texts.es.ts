import { formatCount } from '../../lib/format/numbers.js';
import { plural } from '../../lib/format/text.js';
import type { Translation } from '../../lib/format/translation.js';
import { fileRow } from './file-row.js';
import type * as english from './texts.js';

const events = (count: number) => plural(count, { one: 'evento', other: 'eventos' });

export const importPage: Translation<typeof english.importPage> = {
  title: 'Importar eventos',
  lead: 'Agrega eventos desde una hoja de cálculo. Sus organizadores pueden reclamarlos. Si falta un valor o no se puede leer, ponemos otro y lo mostramos en el informe.',
};

export const importSource: Translation<typeof english.importSource> = {
  title: 'Archivo CSV',
  choose: 'Elige un archivo CSV',
  accepted: 'Separado por comas, con una fila de encabezados y fechas como 2027-05-08, hasta 50 MB',
  paste: 'O pega filas',
  pasteExample: 'event_name,city,state,start_date',
  pastedName: 'Texto pegado',
  start: 'Iniciar la importación',
  dryRun: 'Probar sin importar',
  chooseAnother: 'Elegir otro archivo',
  rows: (count) => plural(count, { one: 'fila', other: 'filas' }),
  signedOut: 'Para importar tienes que iniciar sesión. Inicia sesión e inténtalo de nuevo.',
  failed: 'No pudimos iniciar la importación.',
  tooLong: 'Es demasiado largo para pegarlo. Guárdalo como archivo CSV y elígelo.',
  emptyFile: 'El archivo está vacío. Elige un archivo con una fila de encabezados y una fila por cada evento.',
  notCsv:
    'No podemos leer este archivo como CSV. En tu programa de hojas de cálculo, guárdalo como “CSV UTF-8 (delimitado por comas)” y elige ese archivo.',
};

export const importPreview: Translation<typeof english.importPreview> = {
  title: 'Vista previa de las primeras filas',
  failed: 'No pudimos crear la vista previa.',
  dates: {
    title: (example) => `No podemos leer fechas como ${example}`,
    text: 'La importación solo lee fechas como 2027-05-08 y pone otro día en lugar de las demás. En tu programa de hojas de cálculo, da a las columnas de fecha el formato aaaa-mm-dd, guarda otra vez el archivo como CSV y elígelo aquí.',
  },
  nothing: 'No se puede importar ninguna fila de esta vista previa.',
  unusedColumns: (names) => `Columnas sin usar: ${names.join(', ')}`,
  failure: (row) => (row > 0 ? `Fila ${fileRow(row)}:` : ''),
  caption: 'Vista previa',
  event: 'Evento',
  type: 'Tipo',
  date: 'Fecha',
  place: 'Lugar',
  fee: 'Tarifa',
  booths: 'Puestos',
  different: (count) =>
    plural(count, {
      one: 'valor de estas filas será distinto al del archivo',
      other: 'valores de estas filas serán distintos a los del archivo',
    }),
  isReplaced: '(reemplazado)',
  warning: (row, field) => `Fila ${fileRow(row)}${field ? `, ${field}` : ''}:`,
};

export const importColumns: Translation<typeof english.importColumns> = {
  title: 'Columnas',
  lead: 'Elige qué contiene cada columna.',
  noTitle: 'Elige la columna con el nombre del evento.',
  column: 'Columna',
  example: 'Ejemplo',
  holds: 'Contiene',
  of: (name, position) => `Columna ${position + 1}${name ? `, ${name}` : ''}`,
  ignored: 'Nada (se ignora)',
  wholeRow: 'Toda la fila',
  fields: {
    title: 'Nombre del evento',
    type: 'Tipo de evento',
    venue: 'Sede',
    address: 'Calle',
    city: 'Ciudad',
    state: 'Estado',
    zip: 'Código postal',
    startDate: 'Fecha de inicio',
    eventDate: 'Fecha del evento',
    endDate: 'Fecha de fin',
    startTime: 'Hora de apertura',
    endTime: 'Hora de cierre',
    fee: 'Tarifa para vendedores',
    boothCount: 'Número de puestos',
    description: 'Descripción',
    website: 'Sitio web',
    organizerName: 'Nombre del organizador',
    organizerEmail: 'Correo electrónico del organizador',
    organizerPhone: 'Teléfono del organizador',
    latitude: 'Latitud',
    longitude: 'Longitud',
  },
};

export const importHistory: Translation<typeof english.importHistory> = {
  title: 'Importaciones anteriores',
  file: 'Archivo',
  by: 'Por',
  admin: 'Un administrador',
  when: 'Cuándo',
  status: 'Estado',
  statuses: {
    queued: 'En espera',
    running: 'En curso',
    finished: 'Terminada',
    failed: 'Fallida',
    undoing: 'Deshaciendo',
    undone: 'Deshecha',
  },
  dryRun: 'Prueba',
  dryRunIs: (status) => `Prueba: ${status.toLowerCase()}`,
  wouldCreate: (count) => `Se crearían: ${formatCount(count)}`,
  created: 'Creados',
  thenDeleted: (created, deleted) => `${formatCount(created)}, luego eliminados: ${formatCount(deleted)}`,
  skipped: 'Omitidos',
  failed: 'Fallidos',
  notLoaded: 'No pudimos cargar las importaciones anteriores.',
  none: { title: 'No hay importaciones', text: 'Aquí aparecen las importaciones con lo que crearon.' },
};

export const importUndo: Translation<typeof english.importUndo> = {
  button: 'Deshacer esta importación',
  title: '¿Deshacer esta importación?',
  deletes: (count) => `Esto elimina ${events(count)} de esta importación.`,
  deleted: (count) => `Eliminados: ${formatCount(count)}`,
  why: 'Es posible mientras nadie haya reclamado ni cambiado ninguno de sus eventos. El informe se conserva.',
  confirm: 'Eliminar los eventos',
  failed: 'No pudimos deshacer la importación. Inténtalo de nuevo.',
  running: (count, total) =>
    `Deshaciendo: ${formatCount(count)} de ${plural(total, { one: 'evento eliminado', other: 'eventos eliminados' })}.`,
  done: (count) =>
    `Esta importación se deshizo: ${plural(count, { one: 'evento eliminado', other: 'eventos eliminados' })}.`,
};

export const importReport: Translation<typeof english.importReport> = {
  dryRunDone: 'No se importó nada. Esto es lo que haría una importación.',
  dryRunning: 'Esta es una prueba: no importa nada.',
  mayLeave: 'Puedes salir de esta página. El informe queda en “Importaciones anteriores”.',
  importNow: 'Importar ahora',
  wouldCreate: 'Se crearían',
  skippedRows: 'Omitidos por estar duplicados',
  notLoaded: 'No pudimos cargar la importación.',
  progress: 'Avance de la importación',
  running: (read, total) =>
    `${total ? `${formatCount(read)} de ` : ''}${plural(total || read, { one: 'fila', other: 'filas' })}.`,
  finished: (read) => `Listo: ${plural(read, { one: 'fila leída', other: 'filas leídas' })}.`,
  created: 'Eventos creados',
  failedRows: 'Filas fallidas',
  rowWarnings: 'Advertencias en filas',
  again: 'Importar otro archivo',
  seeEvents: 'Ver eventos',
  warnings: 'Advertencias',
  failed: 'La importación falló',
  fileDeleted: 'El archivo se eliminó después de 30 días. Este informe se conserva.',
};

export const importAdvice: Translation<typeof english.importAdvice> = {
  PERMISSION_DENIED: {
    title: 'Permiso denegado',
    hint: 'Pide a quienes administran este sitio que agreguen tu correo electrónico a sus administradores y vuelve a iniciar sesión.',
  },
  INVALID_DATE: {
    title: 'Error en el formato de fecha',
    hint: 'Revisa los campos de fecha. Escribe las fechas como AAAA-MM-DD, por ejemplo 2027-05-08.',
  },
};

export const importMessages: Translation<typeof english.importMessages> = {
  row: 'Fila',
  rowNumber: (row) => (row === 0 ? 'Archivo' : `Fila ${fileRow(row)}`),
  event: 'Evento',
  field: 'Campo',
  message: 'Detalles',
  everyField: (total) => `Todos (${formatCount(total)})`,
  ofField: (field, isMissing, count) => `${field}${isMissing ? ', falta' : ''} (${formatCount(count)})`,
  absent: (fields, rows) => `Faltan en las ${formatCount(rows)} filas y se completaron: ${fields.join(', ')}`,
  notLoaded: 'No pudimos cargar las filas.',
};
