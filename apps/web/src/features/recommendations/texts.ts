export const preferencesPage = {
  title: 'Event preferences',
  lead: 'What you look for in an event. Your recommendations follow these rules.',
  notLoaded: 'Your preferences could not be loaded.',
  loading: 'Loading...',
  see: 'See what fits you',
  form: 'Preferences',
  goods: 'What you sell',
  categories: 'Product categories',
  categoriesHint: 'Separated by commas, for example: pottery, candles',
  categoriesOfProfile: 'From your profile. Save the preferences to use them.',
  markets: 'Events',
  distance: 'Maximum distance (miles)',
  distanceHint: (place: string) => `From ${place}, as in your profile.`,
  feeMin: 'Lowest booth fee',
  feeMax: 'Highest booth fee',
  types: 'Event types',
  typesHint: 'Choose none to see all types.',
  save: 'Save preferences',
  saved: 'Your preferences are saved.',
  failed: 'Your preferences could not be saved. Please try again.',
  private: 'Organizers don’t see your distance or your fees.',
  problems: {
    distance: 'Please enter 1 to 1,000 miles',
    fee: 'Please enter an amount',
    range: 'The lowest fee cannot be above the highest',
  },
} as const;

export const fitsYou = {
  title: 'Fits you',
  all: 'All that fit you',
  best: (title: string) => `Best fit: ${title}`,
  notLoaded: 'Your recommendations could not be loaded.',
  loading: 'Loading...',
  score: (score: number) => `${score}% match`,
  fees: (amount: string) => `${amount} in fees`,
  free: 'No fees',
  applyBy: (date: string) => `Apply by ${date}`,
  none: {
    title: 'Nothing fits right now',
    text: 'Widen the distance or the fees in your preferences, and more events appear here.',
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
  lead: 'Open events that match what you sell, your distance, fees, event types, and dates. The best match comes first.',
  preferences: 'Change preferences',
} as const;

export const upgrade = {
  action: (plan: string) => `Get ${plan}`,
  more: 'See the plan',
  vendor: {
    title: 'See which events fit you',
    text: 'With a paid plan, we pick open events by what you sell, how far you travel, and what you pay.',
  },
  organizer: {
    title: 'See which vendors fit your events',
    text: 'With a paid plan, we pick vendors by what they sell, how far they travel, and what they pay.',
  },
} as const;

export const suggestions = {
  title: 'Vendors who fit',
  notLoaded: 'The suggestions could not be loaded.',
  loading: 'Loading...',
  event: 'Event',
  someVendor: 'Vendor',
  invitation: (event: { title: string; dates?: string; place: string; url: string }) =>
    `We would love to have you at ${event.title}${event.dates ? ` on ${event.dates}` : ''}, in ${event.place}. You can apply here: ${event.url}`,
  noEvents: {
    title: 'No upcoming events',
    text: 'Publish an event, and the vendors who fit it appear here.',
    action: 'Create an event',
  },
  none: {
    title: 'No vendor fits yet',
    text: 'Vendors appear here when your event is within their distance and fees. Search all vendors below.',
  },
  noPlace: {
    title: 'We don’t know where your event is',
    text: 'Check its city and state: suggestions start from there.',
    action: 'Edit the event',
  },
  closed: {
    title: 'This event isn’t taking applications',
    text: 'Vendors you invite could not apply. Choose another event, or check the deadline of this one.',
    action: 'Edit the event',
  },
} as const;

export const shareAddress = {
  title: 'Your contact details',
  label: (email: string) => `Show ${email} to organizers of events I applied to`,
  phone: (phone: string) => `Show my phone number ${phone} too`,
  hint: 'They may contact you about their event. You can hide it at any time.',
  notLoaded: 'This choice could not be loaded.',
  failed: 'This choice could not be saved. Please try again.',
  shared: 'Organizers of your events see your email address now.',
  phoneShared: 'Organizers of your events see your phone number now.',
  phoneHidden: 'Your phone number is hidden now.',
  hidden: 'Your email address is hidden now.',
} as const;

export const recommendationEmail = {
  title: 'Weekly email',
  label: 'Email me new events that fit me once a week',
  hint: 'Sent on Thursday mornings, each event only once. If nothing new fits, we don’t send it.',
  notLoaded: 'This choice could not be loaded.',
  failed: 'This choice could not be saved. Please try again.',
  on: 'We email you new events on Thursdays.',
  off: 'You won’t get the weekly email anymore.',
} as const;
