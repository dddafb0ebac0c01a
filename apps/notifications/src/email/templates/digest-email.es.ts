import type { LetterOf } from './letter.js';
import { itemsIn } from './items.js';

export const dailyDigest: LetterOf<'item_count' | 'items' | 'notifications_url'> = ({
  item_count,
  items,
  notifications_url,
}) => ({
  subject: `Tu día en Stallbook: ${item_count}`,
  preview: itemsIn(items)[0] ?? '',
  heading: 'Tu día en Stallbook',
  paragraphs: itemsIn(items),
  button: { label: 'Ver las notificaciones', url: notifications_url },
  note: 'Elegiste este resumen en tus preferencias de notificaciones.',
});
