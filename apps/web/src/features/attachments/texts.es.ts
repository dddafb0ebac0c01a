import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const fileList: Translation<typeof english.fileList> = {
  title: 'Archivos y novedades',
  upload: 'Subir archivos',
  none: 'Todavía no hay archivos',
  notLoaded: 'No pudimos cargar los archivos',
  full: (files) =>
    `Llegaste al límite: el máximo es de ${files} archivos por evento. Elimina algunos para subir otros nuevos.`,
};

const reasons: Record<string, string> = {
  'No application found': 'Necesitas enviar una solicitud a este evento para ver los archivos',
  'Application not accepted': 'Tu solicitud debe ser aceptada para ver los archivos',
  'Payment not completed': 'Hace falta el pago para ver los archivos del evento',
  approved_vendor: 'Tienes acceso a los archivos del evento',
};
export const fileAccess: Translation<typeof english.fileAccess> = {
  granted: 'Tienes acceso',
  required: 'Necesitas acceso',
  checkFailed: 'No pudimos comprobar tu acceso',
  because: (reason) => reasons[reason] ?? 'Acceso restringido',
};

export const fileRow: Translation<typeof english.fileRow> = {
  download: 'Descargar',
  downloadOf: (filename) => `Descargar ${filename}`,
  noLink: 'No pudimos obtener el enlace de descarga',
  restricted: 'Restringido',
  deleteOf: (filename) => `Eliminar ${filename}`,
};

export const deletion: Translation<typeof english.deletion> = {
  title: 'Eliminar archivo',
  question: '¿Seguro que quieres eliminar este archivo?',
  confirm: 'Eliminar archivo',
  failed: 'No pudimos eliminar el archivo',
};

export const uploadDialog: Translation<typeof english.uploadDialog> = {
  title: 'Subir archivos del evento',
  choose: 'Elegir archivos',
  allowed: (megabytes) => `PDF, Word, Excel, PowerPoint, texto, CSV, imágenes o ZIP, hasta ${megabytes} MB cada uno`,
  removeOf: (filename) => `Quitar ${filename}`,
  descriptionOf: (filename) => `Descripción de ${filename}`,
  description: 'Descripción (opcional)',
  sending: (current, total) => `Subiendo ${current} de ${total}`,
  sent: '¡Listo, ya se subió!',
  failed: 'No se pudo subir',
  notUploaded: (filenames) => `No se subió: ${filenames.join(', ')}`,
  send: 'Subir',
  cancel: 'Cancelar',
};

export const refusals: Translation<typeof english.refusals> = {
  tooMany: (slots) => (slots === 1 ? 'Solo puedes subir 1 archivo más' : `Solo puedes subir ${slots} archivos más`),
  chosenBefore: (filename) => `${filename}: ya elegiste este archivo`,
  wrongType: (filename) => `${filename}: este tipo de archivo no se admite`,
  tooLarge: (filename, megabytes) => `${filename}: el archivo pesa más de ${megabytes} MB`,
};
