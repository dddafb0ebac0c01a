import { template } from './letter.js';

const button = (url: string) => ({ label: 'Open support tools', url });

export const contactReceived = template(
  ['name', 'email', 'role', 'message', 'support_url'],
  ({ name, email, role, message, support_url }) => ({
    subject: `Message from ${name}`,
    preview: message.slice(0, 120),
    heading: 'Somebody wrote to us',
    paragraphs: [message],
    facts: [
      ['From', name],
      ['Email', email],
      ['Comes as', role],
    ],
    button: button(support_url),
  }),
);

export const feedbackReceived = template(
  ['name', 'email', 'category', 'rating', 'message', 'page', 'support_url'],
  ({ name, email, category, rating, message, page, support_url }) => ({
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
);

export const waitlistJoined = template(['name', 'email', 'support_url'], ({ name, email, support_url }) => ({
  subject: `${name} joined the waitlist`,
  preview: 'Somebody waits for the features for visitors.',
  heading: 'Somebody joined the waitlist',
  paragraphs: ['Another person wants to hear when the features for visitors open.'],
  facts: [
    ['Name', name],
    ['Email', email],
  ],
  button: button(support_url),
}));
