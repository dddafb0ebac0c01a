/** Where staff read mail: what `STALLBOOK_STAFF_EMAIL` is by default. */
export const STAFF_ADDRESS = 'hello@stallbook.example';

export const contactPage = {
  title: 'Contact',
  lead: 'Write to the people behind Stallbook. We read every message and answer by email.',
  aside: 'Other ways',
  mail: 'Write an email',
  support: 'Something does not work',
  help: 'How things are done',
  market: 'A question about one market?',
  marketText: 'Ask its organizer: the contact stands on the page of the event.',
} as const;
