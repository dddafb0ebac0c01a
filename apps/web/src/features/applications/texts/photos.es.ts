import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './photos.js';

export const photoField: Translation<typeof english.photoField> = {
  title: 'Fotos',
  label: 'Fotos de tus productos y tu puesto',
  note: (count, most) =>
    `${count} de ${most}. La primera es la que más se ve. Arrástralas para cambiar el orden o usa las flechas.`,
  choose: 'Elegir fotos',
  types: (megabytes) => `JPG, PNG, WebP o GIF, hasta ${megabytes} MB cada una`,
  photo: (place) => `Foto ${place}`,
  open: (place) => `Ver la foto ${place}`,
  earlier: (place) => `Mover la foto ${place} un lugar antes`,
  later: (place) => `Mover la foto ${place} un lugar después`,
  moved: (place, all) => `Ahora está en el lugar ${place} de ${all}`,
  remove: (place) => `Eliminar la foto ${place}`,
  question: '¿Seguro que quieres eliminar esta imagen?',
  confirm: 'Eliminar foto',
  arriving: 'Procesando',
  retryList: 'Intentar de nuevo',
};

export const photoProblems: Translation<typeof english.photoProblems> = {
  noApplication: 'Para subir imágenes hace falta una solicitud',
  notLoaded: 'No pudimos cargar las imágenes',
  notUploaded: 'No pudimos subir las imágenes',
  notDeleted: 'No pudimos eliminar la imagen',
  notReordered: 'No pudimos guardar el nuevo orden',
  tooMany: (files, there, most) =>
    `No se puede subir ${plural(files, { one: 'archivo', other: 'archivos' })}. El máximo es de ${most} imágenes por solicitud (ya tienes ${there}).`,
};
