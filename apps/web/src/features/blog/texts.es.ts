import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const house: Translation<typeof english.house> = 'El equipo de Stallbook';
export const readingTime: Translation<typeof english.readingTime> = (minutes) => `${minutes}\u00a0min de\u00a0lectura`;

export const blogPage: Translation<typeof english.blogPage> = {
  title: 'Desde los puestos',
  lead: 'Notas sobre vender, organizar y los mercados que nos unen. Están en inglés.',
  documentTitle: 'Blog',
  category: 'Categoría',
  allCategories: 'Todas',
  featured: 'Para leer primero',
  popular: 'Más leídos',
  recent: 'Más recientes',
  notLoaded: 'No pudimos cargar los artículos.',
  search: 'Buscar artículos',
  searchExample: 'Tarifas, lluvia, precios…',
  none: {
    title: 'Aún no hay artículos aquí',
    search: (words) => `Ningún artículo coincide con “${words}”`,
    text: 'Prueba con otras palabras u otra categoría, o vuelve pronto.',
    action: 'Mostrar todos los artículos',
  },
  pages: 'Páginas de artículos',
  feed: 'Suscribirse por RSS',
  atom: 'Atom',
};

export const postPage: Translation<typeof english.postPage> = {
  toAll: 'Todos los artículos',
  by: (author) => `por ${author}`,
  inEnglish: 'en inglés',
  unknown: {
    title: 'Artículo no encontrado',
    text: 'Quizás lo eliminaron o el enlace está incompleto.',
  },
  notLoaded: 'No pudimos cargar el artículo.',
  draft: { title: 'Solo los administradores ven este artículo', text: 'Aún no está publicado.' },
  related: 'Más sobre este tema',
  recent: 'Artículos más recientes',
  copyLink: 'Copiar enlace',
  copied: 'El enlace está copiado.',
};
