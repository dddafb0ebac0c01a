export const preferencesPage = {
  title: 'Preferences',
  lead: 'What you look for in a market. Your recommendations follow these rules.',
  notLoaded: 'Your preferences could not be loaded.',
  loading: 'Loading...',
  see: 'See what fits you',
  form: 'Preferences',
  goods: 'What you sell',
  categories: 'Product categories',
  categoriesHint: 'Separated by commas, for example: pottery, candles',
  markets: 'Markets',
  distance: 'Farthest distance in miles',
  distanceHint: (place: string) => `From ${place}, as in your profile.`,
  feeMin: 'Lowest booth fee',
  feeMax: 'Highest booth fee',
  types: 'Kinds of markets',
  typesHint: 'Choose none to see all kinds.',
  save: 'Save preferences',
  saved: 'Your preferences are saved.',
  failed: 'Your preferences could not be saved. Please try again.',
  private: 'Organizers don’t see your distance or your fees.',
  problems: {
    distance: 'Please enter 1 to 1,000 miles',
    fee: 'Please enter an amount',
    range: 'The lowest fee cannot be above the highest',
    categories: 'Please use at most 30 categories of at most 60 characters',
  },
} as const;

export const fitsYou = {
  title: 'Fits you',
  all: 'All that fit you',
  notLoaded: 'Your recommendations could not be loaded.',
  loading: 'Loading...',
  score: (score: number) => `${score}% match`,
  none: {
    title: 'Nothing fits right now',
    text: 'Widen the distance or the fees in your preferences, and more markets appear here.',
    action: 'Change preferences',
  },
  noPlace: {
    title: 'We don’t know where your city is',
    text: 'Check the city and state in your profile: recommendations start from there.',
    action: 'Open your profile',
  },
} as const;

export const recommendationsPage = {
  title: 'Events that fit you',
  lead: 'Open markets by your goods, distance, fees, kinds and dates. The best match comes first.',
  preferences: 'Change preferences',
} as const;

export const upgrade = {
  title: 'See which markets fit you',
  text: 'With Vendor Pro, we pick open markets by what you sell, how far you travel, and what you pay.',
  action: 'Upgrade to Pro',
  more: 'See Vendor Pro',
} as const;
