export const STAFF_ADDRESS = 'hello@stallbook.example';

export const contactPage = {
  title: 'Contact',
  lead: 'Contact the people behind Stallbook. We read every message and reply by email.',
  aside: 'Other ways',
  mail: 'Send an email',
  support: 'Get support',
  help: 'Read the guides',
  market: 'A question about one market?',
  marketText: 'Ask its organizer. You’ll find their contact details on the event page.',
} as const;
