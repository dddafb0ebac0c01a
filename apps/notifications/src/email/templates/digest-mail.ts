import { template } from './letter.js';

/** Separates the items in one variable: a line separator, which is no control character. */
export const ITEM_BREAK = '\u2028';

export const dailyDigest = template(
  ['item_count', 'items', 'notifications_url'],
  ({ item_count, items, notifications_url }) => ({
    subject: `Your day on Stallbook: ${item_count}`,
    preview: items.split(ITEM_BREAK)[0] ?? '',
    heading: 'Your day on Stallbook',
    paragraphs: items.split(ITEM_BREAK),
    button: { label: 'View notifications', url: notifications_url },
    note: 'You chose this summary in your notification preferences.',
  }),
);
