import type { ContactRole, FeedbackCategory } from '@stallbook/contracts';
import { beginningOf } from '@stallbook/kernel';
import { template } from './letter.js';
import { linesOf } from './wording.js';
import * as spanish from './staff-emails.es.js';

const roles: Readonly<Record<ContactRole, string>> = {
  'event-organizer': 'Event organizer',
  'vendor-artisan': 'Vendor or artisan',
  both: 'Organizer and vendor',
};
/** In the words of the feedback form. */
const categories: Readonly<Record<`${FeedbackCategory}`, string>> = {
  bug: 'Something is broken',
  improvement: 'An improvement',
  confusing: 'It is confusing',
  general: 'Anything else',
};

const button = (url: string) => ({ label: 'Open support tools', url });

export const contactReceived = template(['name', 'email', 'role', 'message', 'support_url'], {
  en: ({ name, email, role, message, support_url }) => ({
    subject: `Message from ${name}`,
    preview: beginningOf(message, 120),
    heading: 'New contact message',
    paragraphs: [`${name} wrote:`, ...linesOf(message)],
    facts: [
      ['From', name],
      ['Email', email],
      ['Role', roles[role as ContactRole] ?? role],
    ],
    button: button(support_url),
  }),
  es: spanish.contactReceived,
});

export const feedbackReceived = template(['name', 'email', 'category', 'rating', 'message', 'page', 'support_url'], {
  en: ({ name, email, category, rating, message, page, support_url }) => {
    const about = categories[category as FeedbackCategory] ?? category;
    return {
      subject: `Feedback on ${page}: ${about}`,
      preview: beginningOf(message, 120),
      heading: 'New feedback',
      paragraphs: linesOf(message),
      facts: [
        ['From', name],
        ['Email', email],
        ['Category', about],
        ['Rating', rating],
        ['Page', page],
      ],
      button: button(support_url),
    };
  },
  es: spanish.feedbackReceived,
});

export const waitlistJoined = template(['name', 'email', 'support_url'], {
  en: ({ name, email, support_url }) => ({
    subject: `${name} joined the waitlist`,
    preview: 'Someone joined the waitlist for visitor features.',
    heading: 'New waitlist signup',
    paragraphs: [`${name} wants to know when visitor features launch.`],
    facts: [
      ['Name', name],
      ['Email', email],
    ],
    button: button(support_url),
  }),
  es: spanish.waitlistJoined,
});
