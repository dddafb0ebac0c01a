import { template } from './letter.js';
import * as spanish from './booth-email.es.js';

export const boothChanged = template(['event_title', 'event_dates', 'booth', 'application_url'], {
  en: ({ event_title, event_dates, booth, application_url }) => ({
    subject: `Your booth at ${event_title}: ${booth}`,
    preview: `The organizer of ${event_title} updated your booth.`,
    heading: 'Your booth',
    paragraphs: [`The organizer of ${event_title} updated your booth.`],
    facts: [
      ['Booth', booth],
      ['Event', event_title],
      ['When', event_dates],
    ],
    button: { label: 'View application', url: application_url },
  }),
  es: spanish.boothChanged,
});
