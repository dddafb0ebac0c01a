import { ITEM_BREAK } from './digest-mail.js';
import { template } from './letter.js';

export const weeklyRecommendations = template(
  ['item_count', 'items', 'recommendations_url'],
  ({ item_count, items, recommendations_url }) => ({
    subject: item_count,
    preview: items.split(ITEM_BREAK)[0] ?? '',
    heading: 'New markets that fit you',
    paragraphs: items.split(ITEM_BREAK),
    button: { label: 'See what fits you', url: recommendations_url },
    note: 'You chose this weekly email in your preferences.',
  }),
);
