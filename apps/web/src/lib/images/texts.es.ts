import type { Translation } from '../format/translation.js';
import type * as english from './texts.js';

export const eventPictureRefusals: Translation<typeof english.eventPictureRefusals> = {
  wrongType: 'Elige una imagen válida (JPG, PNG o WebP)',
  tooLarge: (megabytes) => `El archivo debe pesar menos de ${megabytes} MB`,
};

export const photoRefusals: Translation<typeof english.photoRefusals> = {
  wrongType: 'Ese tipo de archivo no sirve. Sube imágenes JPG, PNG, WebP o GIF.',
  tooLarge: (megabytes) => `El archivo es demasiado grande. El máximo es ${megabytes} MB.`,
};

export const messageImageRefusals: Translation<typeof english.messageImageRefusals> = {
  wrongType: 'Ese tipo de archivo no sirve. Sube imágenes JPG, PNG o WebP, o PDF.',
  tooLarge: (megabytes) => `El archivo es demasiado grande. El máximo es ${megabytes} MB.`,
};

export const notUploaded: Translation<typeof english.notUploaded> = (name, why) =>
  [`${name} no se subió.`, why, 'Vuelve a esa página para elegir otra vez un archivo.'].filter(Boolean).join(' ');

export const ofFile: Translation<typeof english.ofFile> = (name, problem) => `${name}: ${problem}`;
