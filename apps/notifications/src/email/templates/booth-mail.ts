import { template } from './letter.js';
import * as spanish from './booth-mail.es.js';

export const boothChanged = template(['event_title', 'event_dates', 'application_url'], {
  en: ({ event_title, event_dates, application_url }) => ({
    subject: `Your booth at ${event_title}`,
    preview: `The organizer of ${event_title} changed your booth.`,
    heading: 'Your booth',
    paragraphs: [`The organizer of ${event_title} changed your booth. Open your application to see it.`],
    facts: [
      ['Event', event_title],
      ['When', event_dates],
    ],
    button: { label: 'View application', url: application_url },
  }),
  es: spanish.boothChanged,
});
