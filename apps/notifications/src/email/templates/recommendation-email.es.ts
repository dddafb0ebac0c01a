import { itemsIn } from './items.js';
import type { LetterOf } from './letter.js';

export const weeklyRecommendations: LetterOf<'item_count' | 'items' | 'recommendations_url'> = ({
  item_count,
  items,
  recommendations_url,
}) => ({
  subject: item_count,
  preview: itemsIn(items)[0] ?? '',
  heading: 'Nuevos eventos que encajan contigo',
  paragraphs: itemsIn(items),
  button: { label: 'Ver qué encaja contigo', url: recommendations_url },
  note: 'Elegiste este correo semanal en tus preferencias.',
});
