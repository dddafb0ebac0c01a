import { plural } from '../../../lib/format/text.js';

export const savedEvents = {
  back: 'All events',
  title: 'Saved events',
  lead: 'Events you saved.',
  count: (saved: number) => plural(saved, { one: 'saved event', other: 'saved events' }),
  notLoaded: 'Your saved events could not be loaded. Please try again.',
  none: { title: 'Nothing saved yet', text: 'Tap the bookmark on an event to save it here.' },
} as const;
