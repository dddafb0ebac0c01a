import { plural } from '../../lib/format/text.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const vendorsPage: Translation<typeof english.vendorsPage> = {
  title: 'Vendedores',
  lead: 'Encuentra vendedores por lo que venden y dónde están.',
};

export const vendorSearch: Translation<typeof english.vendorSearch> = {
  search: { label: 'Quién o qué', example: 'Nombre o producto' },
  location: { label: 'Dónde', example: 'Ciudad o estado' },
  category: { label: 'Categoría', example: 'Cerámica, miel' },
};

export const vendorList: Translation<typeof english.vendorList> = {
  count: (total) => plural(total, { one: 'vendedor', other: 'vendedores' }),
  featured: 'Destacado',
  notLoaded: 'No pudimos cargar los vendedores. Inténtalo de nuevo.',
  none: {
    title: 'No encontramos vendedores',
    yet: 'Los vendedores aparecen aquí en cuanto se unen.',
    likeThat: 'Prueba con una palabra más corta, otro lugar o menos filtros.',
    action: 'Ver todos los vendedores',
  },
  pages: 'Páginas de vendedores',
};

export const vendorPage: Translation<typeof english.vendorPage> = {
  unknown: {
    title: 'No encontramos a este vendedor',
    text: 'Puede que la página haya cambiado de lugar o que el vendedor ya no esté en Stallbook.',
    action: 'Ver todos los vendedores',
  },
  notLoaded: 'No pudimos cargar al vendedor. Inténtalo de nuevo.',
  about: 'Acerca de',
  noDescription: (businessName) => `${businessName} todavía no tiene una descripción.`,
  categories: 'Categorías de productos',
  contact: 'Contacto',
  contactName: 'Nombre',
  website: 'Sitio web',
  edit: 'Editar perfil',
};
