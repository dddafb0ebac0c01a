import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './saved-vendors.js';

export const savedVendors: Translation<typeof english.savedVendors> = {
  link: 'Vendedores guardados',
  back: 'Todos los vendedores',
  title: 'Vendedores guardados',
  lead: 'Los vendedores que guardaste.',
  count: (saved) => plural(saved, { one: 'vendedor guardado', other: 'vendedores guardados' }),
  notLoaded: 'No pudimos cargar tus vendedores guardados. Inténtalo de nuevo.',
  none: {
    title: 'Aún no has guardado vendedores',
    text: 'Toca el ícono de guardar de un vendedor para verlo aquí.',
  },
};
