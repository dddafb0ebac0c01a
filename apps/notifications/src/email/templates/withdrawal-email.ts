import { template } from './letter.js';
import * as spanish from './withdrawal-email.es.js';

export const applicationWithdrawn = template(['event_title', 'event_dates', 'vendor_name', 'applications_url'], {
  en: ({ event_title, event_dates, vendor_name, applications_url }) => ({
    subject: `${vendor_name} withdrew from ${event_title}`,
    preview: 'Their booth is free.',
    heading: 'A booth is free',
    paragraphs: [
      `${vendor_name} withdrew from ${event_title}, so their booth is free. If the refund policy gives them money back, we'll email you the details.`,
    ],
    facts: [
      ['Vendor', vendor_name],
      ['Event', event_title],
      ['When', event_dates],
    ],
    button: { label: 'View application', url: applications_url },
  }),
  es: spanish.applicationWithdrawn,
});
