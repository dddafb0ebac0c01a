import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const postCategories: Translation<typeof english.postCategories> = {
  General: 'General',
  'Tips & Guides': 'Consejos y guías',
  'Success Stories': 'Historias de éxito',
  'Industry News': 'Noticias del sector',
  'Vendor Resources': 'Recursos para vendedores',
  'Organizer Resources': 'Recursos para organizadores',
};
export const categoryLabel: Translation<typeof english.categoryLabel> = (category) =>
  postCategories[category] ?? category;
