import { itemsIn } from './items.js';
import { template } from './letter.js';
import * as spanish from './recommendation-email.es.js';

export const weeklyRecommendations = template(['item_count', 'items', 'recommendations_url'], {
  en: ({ item_count, items, recommendations_url }) => ({
    subject: item_count,
    preview: itemsIn(items)[0] ?? '',
    heading: 'New events that fit you',
    paragraphs: itemsIn(items),
    button: { label: 'See what fits you', url: recommendations_url },
    note: 'You chose this weekly email in your preferences.',
  }),
  es: spanish.weeklyRecommendations,
});
