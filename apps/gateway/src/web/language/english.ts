import type { PageTexts } from './page-texts.js';

export const english: PageTexts = {
  locale: 'en-US',
  foreign: '',
  missing: {
    page: { title: 'Page not found', description: 'There is no page at this address.' },
    event: { title: 'Event Not Found', description: 'There is no such event.' },
    post: { title: 'Post not found', description: 'There is no such post.' },
  },
  eventTypes: {
    craft_fair: 'Craft fair',
    farmers_market: 'Farmers market',
    art_show: 'Art show',
    festival: 'Festival',
    popup_market: 'Pop-up market',
    other: 'Market',
  },
  eventLead: (type, place, dates) => `${type} in ${place}, ${dates}.`,
  datesUnknown: 'date to be announced',
  sample: 'Sample.',
  landing: {
    title: 'Your next good market day',
    lead: 'Find craft fairs, farmers markets, and festivals near you. Apply in minutes, pay for your booth, know when to load in.',
    events: 'Browse events',
    plans: 'Compare plans',
    blog: 'Read the blog',
    quotes: 'What people say',
    quotesSample: 'These quotes are examples. No customer said them.',
    storySample: 'This story is an example.',
    contact: 'Talk to a person',
    contactSample: 'The email address is an example.',
  },
  events: {
    title: 'Find your next event',
    all: 'All events',
    none: 'No events are planned yet.',
    hours: (hours) => `Hours: ${hours}`,
    boothFee: (fee) => `Booth fee: ${fee}`,
    applicationFee: (fee) => `Application fee: ${fee}`,
    deadline: (day) => `Applications until ${day}`,
  },
  blog: {
    title: 'From the stalls',
    all: 'All posts',
    house: 'The Stallbook team',
    minutes: (minutes) => `${minutes} min read`,
  },
  filePage: {
    title: 'File not available',
    heading: 'This file cannot be opened',
    dashboard: 'Go to your dashboard',
  },
};
