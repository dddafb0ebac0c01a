import { plural } from '../../lib/format/text.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const palette: Translation<typeof english.palette> = {
  title: 'Buscar en Stallbook',
  field: 'Buscar eventos, artículos, ayuda y páginas',
  example: 'Evento, artículo, página o pregunta',
  results: 'Resultados',
  pages: 'Páginas',
  help: 'Ayuda',
  events: 'Eventos',
  allEvents: 'Todos los eventos que coinciden',
  posts: 'Artículos',
  blueprints: 'Biblioteca de éxito',
  found: (count) => plural(count, { one: 'resultado', other: 'resultados' }),
  searching: 'Buscando…',
  none: (words) => `Nada coincide con “${words}”.`,
  failed: 'No pudimos cargar algunos resultados.',
  keys: 'Flechas para moverte, Enter para abrir, Escape para cerrar',
};
