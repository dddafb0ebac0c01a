import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './gone-items.js';

export const goneItems: Translation<typeof english.goneItems> = {
  text: (count) =>
    count === 1
      ? '1 elemento guardado ya no está disponible.'
      : `${count} elementos guardados ya no están disponibles.`,
  remove: 'Quitar de los guardados',
  removed: (count) =>
    count === 1
      ? 'Quitamos de tus guardados 1 elemento que ya no está disponible.'
      : `Quitamos de tus guardados ${count} elementos que ya no están disponibles.`,
  notRemoved: 'No lo quitamos. Inténtalo de nuevo.',
};
