export const eventDetail = {
  back: 'Back',
  by: (type: string, organizer: string) => `${type} by ${organizer}`,
  until: (date: string) => `until ${date}`,
  description: (type: string, place: string, dates: string | null) =>
    `${type} in ${place}, ${dates ?? 'date to be announced'}.`,
} as const;

export const toBeAnnounced = 'To be announced';

export const eventAnswers = {
  from: (time: string) => `from ${time}`,
  until: (time: string) => `until ${time}`,
  hoursUnknown: 'Hours to be announced',
  map: 'Show on a map',
  calendar: 'Add to calendar',
  fees: 'Fees',
  boothFee: 'Booth Fee',
  applicationFee: 'Application Fee',
} as const;

export const eventStory = {
  onSite: 'On site',
  onSiteUnknown: 'Tables, power, parking, and the like are to be announced.',
  setup: 'Setup Instructions',
  restrictions: 'Product Restrictions',
  cancellation: 'Cancellation Policy',
} as const;

export const quickInfo = {
  title: 'Quick Info',
  applyBy: 'Apply by',
  maxVendors: 'Max Vendors',
  boothSize: 'Booth Size',
  setting: 'Setting',
  loadIn: 'Load-in',
  loadOut: 'Load-out',
} as const;

export const organizerCard = {
  title: 'Organizer',
  website: 'Visit Website',
  calendar: 'Follow these events in your calendar',
} as const;
