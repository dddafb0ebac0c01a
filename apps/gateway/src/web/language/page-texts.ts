import type { MarketEventType } from '@stallbook/contracts';

interface Missing {
  title: string;
  description: string;
}

/** What the gateway itself writes into pages. Feeds and pictures are English for everyone. */
export interface PageTexts {
  locale: string;
  /** The attribute of an element with words of staff or of a service, which are English. */
  foreign: '' | ' lang="en"';
  missing: { page: Missing; event: Missing; post: Missing };
  eventTypes: Record<MarketEventType, string>;
  eventLead: (type: string, place: string, dates: string) => string;
  datesUnknown: string;
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
  events: {
    title: string;
    all: string;
    none: string;
    noneFound: (search: string) => string;
    /** On a page after the last one. */
    noMore: string;
    search: string;
    otherFilters: string;
    earlier: string;
    later: string;
    hours: (hours: string) => string;
    boothFee: (fee: string) => string;
    applicationFee: (fee: string) => string;
    deadline: (day: string) => string;
  };
  blog: { title: string; all: string; house: string; minutes: (minutes: number) => string };
  /** Instead of a file that cannot be opened. */
  filePage: { title: string; heading: string; dashboard: string };
}
