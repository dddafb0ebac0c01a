export const contactPage = {
  title: 'Contact',
  lead: 'Contact the people behind Stallbook. We read every message and reply by email.',
  aside: 'Other ways',
  mail: 'Send an email',
  sample: '(a sample address; please use the form)',
  support: 'Get support',
  help: 'Read the guides',
  market: 'A question about one market?',
  marketText: 'Ask its organizer. You’ll find their contact details on the event page.',
} as const;
