/** Every word of the landing page that is no number of the plan catalog. */

export type Side = 'vendor' | 'organizer';

export const hero = {
  switch: 'Who are you?',
  vendor: {
    tab: 'I sell',
    title: 'Your next good market day',
    text: 'Find craft fairs, farmers markets and festivals near you. Apply in minutes, pay for your booth, know when to load in.',
  },
  organizer: {
    tab: 'I organize',
    title: 'Every booth filled, every fee in',
    text: 'Publish your market, choose your vendors, and have fees paid out to your account. Your event may already be listed: claim it.',
  },
  search: 'Search events',
  searchHint: 'Market, city or product',
  searchButton: 'Search',
  or: 'Or',
  allEvents: 'look at all events',
  noAccount: ', no account needed.',
} as const;

export const counter = {
  target: 1_000,
  unit: 'events',
  text: 'on one map is what we are building up to: from the craft fair in the school hall to the festival by the river. Every one with its date, its fee and its deadline in the open.',
} as const;

export const features = {
  title: 'Made for the people behind the tables',
  lead: 'No spreadsheets passed around, no cheques in the post, no guessing what it will cost.',
  search: {
    title: 'Know the cost before you ask',
    text: 'Booth fee, application fee, size of the booth and the deadline stand on every market. What you see is what you pay.',
  },
  apply: {
    title: 'An application that is saved as you type',
    text: 'Start it behind the stall, finish it at home. The organizer reads exactly what you wrote.',
  },
  choose: {
    title: 'Choose with everything on one page',
    text: 'Products, experience and wishes of each vendor side by side. Accept or decline with a sentence of your own.',
  },
  paid: {
    title: 'Fees that arrive by themselves',
    text: 'Vendors pay online when you accept them. The money goes to your own account, and every cent is on record.',
  },
  day: {
    title: 'A market day without phone calls',
    text: 'Load-in time, booth number, site plan and rules reach the vendors who are in, and nobody else.',
  },
} as const;

/** What stands on the small papers beside the features. */
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
      ['Reminders you had to write', 'none'],
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
  for: (limit: string) => `first ${limit} organizers`,
  left: (left: string) => `${left} spots left`,
  lead: 'A limited offer for the',
  text: 'We set up your first market together with you, one to one: the listing, the booth fees, the account for your payouts.',
  action: 'Take a spot',
} as const;

export const how = {
  title: 'How it works, on both sides of the table',
  vendor: {
    title: 'For vendors',
    steps: [
      ['Find your market', 'Search by place, date and kind; see the fees before you ask.'],
      ['Apply once, properly', 'Tell what you sell. The organizer sees the same page you do.'],
      ['Pay and set up', 'Accepted? Pay the booth, open the files, know your load-in time.'],
    ],
  },
  organizer: {
    title: 'For organizers',
    steps: [
      ['Publish or claim', 'Enter your market, or claim it where it is already listed.'],
      ['Choose your vendors', 'Applications arrive with everything you need to decide.'],
      ['Get paid', 'Booth fees go to your own account, to the cent and on the record.'],
    ],
  },
  together: 'And on market day everyone knows their place.',
} as const;

export const voices = {
  title: 'Heard between the stalls',
  quotes: [
    {
      words:
        'I used to keep a notebook of deadlines. Now the deadline finds me, and I know the fee before I fall in love with a market.',
      name: 'Vera',
      trade: 'stoneware, Juniper & Clay',
    },
    {
      words:
        'Applications used to come by mail, by text and on napkins. They come one way now, and I read them on one evening.',
      name: 'Owen',
      trade: 'organizer, Riverside Markets',
    },
    {
      words: 'Load-in at seven, booth 14, gate on the north side. I read it on the phone in the van, and it was right.',
      name: 'Lucía',
      trade: 'sourdough and honey',
    },
  ],
} as const;

export const claiming = {
  title: 'Your market may already be listed',
  text: 'We list public markets so that vendors can find them. The ones that nobody looks after yet carry this sign:',
  badge: 'Claimable',
  how: [
    ['Look through the claimable events', 'Search for your market by name or town.'],
    ['Send a claim', 'Your name and contact details are enough; no account is needed for it.'],
  ],
  then: 'What happens then',
  steps: [
    ['Verification', 'Usually done within 24 hours.'],
    ['Applications come in', 'Vendors apply, and you choose.'],
    ['Booth fees come in', 'Paid online, out to your account.'],
  ],
  action: 'Find your event',
} as const;

export const founders = {
  title: 'Why there is a Stallbook',
  paragraphs: [
    'One of us sold candles at weekends. The other kept the list of stalls for a market in a church yard, in a binder with a broken ring.',
    'On a wet Saturday in October both of us stood before the same empty pitch. The vendor had paid by cheque, the cheque was in the binder, and the binder was in a car on the other side of town. He had driven two hours for nothing.',
    'Nothing about that was anybody’s fault. It was only that nobody could see what the other one knew. So we wrote the first Stallbook that winter: one page per market that both sides look at, with the fee, the deadline, the booth and the hour of the load-in.',
    'It is still that page. We only made it harder to lose.',
  ],
  signed: 'The founders of Stallbook',
  more: 'More about us',
} as const;

export const contact = {
  title: 'Talk to a person',
  text: 'Questions about a market, a payment or your plan? A person reads what you write, and answers.',
  page: 'All ways to reach us',
  mail: 'hello@stallbook.example',
  mailLabel: 'Write an e-mail',
} as const;

export const trouble = {
  title: 'Connection Issue',
  retry: 'Try Again',
  browse: 'Browse Events',
  proceed: 'Continue to Events',
} as const;

export const lastCall = {
  label: 'What next',
  visitor: { title: 'See you at the market', text: 'An account is free, and stays free if you like.' },
  member: { title: 'Good to have you here', text: 'Your markets are where you left them.' },
  dashboard: 'Go to Your Dashboard',
  join: 'Join Our Community',
  explore: 'Explore Events',
} as const;
