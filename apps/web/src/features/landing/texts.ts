export type Side = 'vendor' | 'organizer';

export const hero = {
  switch: 'Who are you?',
  vendor: {
    tab: 'I sell',
    title: 'Your next good market day',
    text: 'Find craft fairs, farmers markets, and festivals near you. Apply in minutes, pay for your booth, know when to load in.',
  },
  organizer: {
    tab: 'I organize',
    title: 'Every booth filled, every fee paid',
    text: 'Publish your market, choose your vendors, and get fees paid to your account. Your event may already be listed, ready to claim.',
  },
  search: 'Search events',
  searchHint: 'Event, city, or product',
  searchButton: 'Search',
  or: 'Or',
  allEvents: 'browse all events',
  noAccount: ', no account needed.',
} as const;

export const counter = {
  target: 1_000,
  unit: 'events',
  text: 'is our goal, from the craft fair in the school gym to the festival by the river. Each one shows its date, fees, and deadline up front.',
} as const;

export const features = {
  title: 'Made for the people behind the tables',
  lead: 'No shared spreadsheets, no checks in the mail, no surprise costs.',
  search: {
    title: 'Know the cost before you apply',
    text: 'Every event that takes applications shows its booth fee and its application fee. What you see is what you pay.',
  },
  apply: {
    title: 'An application that is saved as you type',
    text: 'Start it behind the stall, finish it at home. The organizer reads exactly what you wrote.',
  },
  choose: {
    title: 'Choose with everything on one page',
    text: 'See each vendor’s products, experience, and requests side by side. Accept or decline with a personal note.',
  },
  paid: {
    title: 'Fees that collect themselves',
    text: 'Vendors pay online when you accept them. The money goes to your own account, and every cent is on record.',
  },
  day: {
    title: 'A market day without phone calls',
    text: 'Load-in times are on the event page. Only accepted vendors get their booth number, the site plan, and your files.',
  },
} as const;

export const slips = {
  market: {
    day: '8',
    month: 'May',
    title: 'Riverside Spring Craft Fair',
    place: 'Riverside Park, Portland',
    open: 'Applications Open',
    fees: [
      ['Booth, 10 × 10 ft', 7_500],
      ['Application', 1_000],
    ],
  },
  draft: { field: 'What do you sell?', typed: 'Stoneware mugs and bowls, thrown by', saved: 'Saved just now' },
  answers: [
    ['Juniper & Clay', 'Stoneware', 'Accepted'],
    ['Salt Hill Bakery', 'Bread, pastry', ''],
    ['Fern & Wick', 'Candles', ''],
  ],
  payout: {
    title: 'Paid to your account',
    cents: 184_500,
    lines: [
      ['Vendors paid', '26 of 31'],
      ['Reminders you had to send', 'none'],
    ],
  },
  day: {
    title: 'Your market day',
    loadIn: { term: 'Load-in', time: '07:00:00' },
    booth: { term: 'Booth', number: '14' },
    files: ['Site plan.pdf', 'Parking and load-in.pdf'],
  },
} as const;

export const founding = {
  for: (limit: string) => `For the first ${limit} organizers`,
  left: (left: string) => `${left} spots left`,
} as const;

export const how = {
  title: 'How it works for vendors and organizers',
  vendor: {
    title: 'For vendors',
    steps: [
      ['Find your event', 'Search by place, date, and type. See the fees before you apply.'],
      ['Apply in minutes', 'Describe what you sell. The organizer sees exactly what you wrote.'],
      ['Pay and set up', 'Accepted? Pay for your booth, open the files, and check your load-in time.'],
    ],
  },
  organizer: {
    title: 'For organizers',
    steps: [
      ['Publish or claim', 'List your market, or claim it if it’s already listed.'],
      ['Choose your vendors', 'Each application has everything you need to decide.'],
      ['Get paid', 'Booth fees go straight to your account, with every cent on record.'],
    ],
  },
  together: 'On market day, everyone knows where to go.',
} as const;

export const voices = {
  title: 'What people say',
} as const;

export const claiming = {
  title: 'Your market may already be listed',
  text: 'We list public events so vendors can find them. Events without an organizer have this badge:',
  badge: 'Claimable',
  how: [
    ['Browse claimable events', 'Search for your event by name or town.'],
    ['Send a claim', 'All you need is your name and contact details. No account required.'],
  ],
  then: 'What happens next',
  steps: [
    ['Verification', 'Usually done within 24 hours.'],
    ['Applications come in', 'Vendors apply, and you choose.'],
    ['Booth fees come in', 'Paid online, straight to your account.'],
  ],
  action: 'Find your event',
} as const;

export const founders = { more: 'More about us' } as const;

export const contact = {
  title: 'Talk to a person',
  text: 'Questions about a market, a payment, or your plan? A real person will answer.',
  page: 'All contact options',
  mailLabel: 'Send an email',
} as const;

export const samples = {
  label: 'Sample.',
  offer: 'This offer is an example.',
  testimonials: 'These quotes are examples. No customer said them.',
  story: 'This story is an example.',
  contact: 'The email address is an example. Please use the form.',
} as const;

export const trouble = {
  title: 'Connection Issue',
  retry: 'Try Again',
  browse: 'Browse Events',
  proceed: 'Continue to Events',
} as const;

export const lastCall = {
  label: 'Next steps',
  visitor: { title: 'See you at the market', text: 'Accounts are free for as long as you like.' },
  member: { title: 'Welcome back', text: 'Your markets are right where you left them.' },
  dashboard: 'Go to Your Dashboard',
  join: 'Join Our Community',
  explore: 'Explore Events',
} as const;
