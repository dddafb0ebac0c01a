export const mistakes = {
  emailMissing: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  nameMissing: 'Please enter your name',
  roleMissing: 'Please choose your role',
  messageMissing: 'Please enter a message',
} as const;

export const contact = {
  form: 'Contact',
  name: 'Your name',
  email: 'Email',
  role: 'I am a',
  roles: [
    { value: 'event-organizer', label: 'Event organizer' },
    { value: 'vendor-artisan', label: 'Vendor or artisan' },
    { value: 'both', label: 'Both' },
  ],
  message: 'Message',
  send: 'Send message',
  sentTitle: 'Message sent',
  sent: 'We’ll reply by email, usually within two business days.',
  again: 'Send another message',
  failed: 'Your message could not be sent. Your text is still here; please try again.',
} as const;

export const waitlist = {
  form: 'Waitlist',
  name: 'Your name',
  email: 'Email',
  join: 'Join the waitlist',
  joinedTitle: 'You are on the list',
  joined: 'We’ll email you once, when this opens, and never use your address for anything else.',
  failed: 'We couldn’t add you to the list. Please try again.',
} as const;

export const feedback = {
  title: 'Send feedback',
  name: 'Name (optional)',
  email: 'Email (optional)',
  category: 'What is it about?',
  categories: [
    { value: 'bug', label: 'Something is broken' },
    { value: 'improvement', label: 'An improvement' },
    { value: 'confusing', label: 'It is confusing' },
    { value: 'general', label: 'Anything else' },
  ],
  rating: 'How is Stallbook so far?',
  worst: '1 is poor',
  best: '5 is great',
  message: 'Your feedback',
  counted: 1_000,
  send: 'Send feedback',
  thanks: 'Thank you for your feedback! — We really appreciate you taking the time to help us improve.',
  failed: 'Oops! Something went wrong — Please try again or contact us directly if the problem continues.',
} as const;
