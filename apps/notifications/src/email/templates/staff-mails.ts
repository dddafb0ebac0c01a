import { template } from './letter.js';
import * as spanish from './staff-mails.es.js';

const button = (url: string) => ({ label: 'Open support tools', url });

export const contactReceived = template(['name', 'email', 'role', 'message', 'support_url'], {
  en: ({ name, email, role, message, support_url }) => ({
    subject: `Message from ${name}`,
    preview: message.slice(0, 120),
    heading: 'New contact message',
    paragraphs: [message],
    facts: [
      ['From', name],
      ['Email', email],
      ['Role', role],
    ],
    button: button(support_url),
  }),
  es: spanish.contactReceived,
});

export const feedbackReceived = template(['name', 'email', 'category', 'rating', 'message', 'page', 'support_url'], {
  en: ({ name, email, category, rating, message, page, support_url }) => ({
    subject: `Feedback (${category}) on ${page}`,
    preview: message.slice(0, 120),
    heading: 'New feedback',
    paragraphs: [message],
    facts: [
      ['From', name],
      ['Email', email],
      ['Category', category],
      ['Rating', rating],
      ['Page', page],
    ],
    button: button(support_url),
  }),
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
