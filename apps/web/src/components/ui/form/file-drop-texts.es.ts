import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './file-drop-texts.js';

export const fileDrop: Translation<typeof english.fileDrop> = {
  orDrop: (multiple) => (multiple ? 'o suelta los archivos aquí' : 'o suelta el archivo aquí'),
  progress: 'Progreso de la carga',
};
