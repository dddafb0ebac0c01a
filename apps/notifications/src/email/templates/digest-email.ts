import { itemsIn } from './items.js';
import { template } from './letter.js';
import * as spanish from './digest-email.es.js';

export const dailyDigest = template(['item_count', 'items', 'notifications_url'], {
  en: ({ item_count, items, notifications_url }) => ({
    subject: `Your day on Stallbook: ${item_count}`,
    preview: itemsIn(items)[0] ?? '',
    heading: 'Your day on Stallbook',
    paragraphs: itemsIn(items),
    button: { label: 'View notifications', url: notifications_url },
    note: 'You chose this summary in your notification preferences.',
  }),
  es: spanish.dailyDigest,
});
