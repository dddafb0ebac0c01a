import { template } from './letter.js';
import * as spanish from './event-change-email.es.js';

export const eventChanged = template(
  ['event_title', 'event_dates', 'changes', 'reason', 'event_url'],
  {
    en: ({ event_title, event_dates, changes, reason, event_url }) => ({
      subject: `${event_title} has changed`,
      preview: changes,
      heading: 'Your event has changed',
      paragraphs: [
        `The organizer changed ${event_title}, where you have a booth. ${changes}.`,
        ...(reason ? [`The organizer writes: “${reason}”`] : []),
        'If you can’t make it, you can withdraw from your applications page. You see what you get back before you confirm.',
      ],
      facts: [
        ['Event', event_title],
        ['When', event_dates],
      ],
      button: { label: 'View event', url: event_url },
    }),
    es: spanish.eventChanged,
  },
  ['reason'],
);
