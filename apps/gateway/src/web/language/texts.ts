import type { MarketEventType } from '@stallbook/contracts';
import type { Language } from './language.js';
import { spanish } from './spanish.js';

interface Missing {
  title: string;
  description: string;
}

/** What the gateway itself writes into pages. Feeds and pictures are English for everyone. */
export interface PageTexts {
  locale: string;
  /** The attribute of an element with words of staff, which are English. */
  foreign: '' | ' lang="en"';
  missing: { page: Missing; event: Missing; post: Missing };
  eventTypes: Record<MarketEventType, string>;
  eventLead: (type: string, place: string, dates: string) => string;
  sample: string;
  landing: {
    title: string;
    lead: string;
    events: string;
    plans: string;
    blog: string;
    quotes: string;
    quotesSample: string;
    storySample: string;
    contact: string;
    contactSample: string;
  };
  blog: { title: string; all: string; house: string; minutes: (minutes: number) => string };
}

const english: PageTexts = {
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
  sample: 'Sample.',
  landing: {
    title: 'Book a booth at the market',
    lead: 'Craft fairs, farmers markets and festivals, and the vendors who sell there.',
    events: 'Browse events',
    plans: 'Compare plans',
    blog: 'Read the blog',
    quotes: 'What people say',
    quotesSample: 'These quotes are examples. No customer said them.',
    storySample: 'This story is an example.',
    contact: 'Talk to a person',
    contactSample: 'The email address is an example.',
  },
  blog: {
    title: 'From the stalls',
    all: 'All posts',
    house: 'The Stallbook team',
    minutes: (minutes) => `${minutes} min read`,
  },
};

export const pageTexts: Record<Language, PageTexts> = { en: english, es: spanish };
