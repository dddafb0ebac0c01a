export const eventTypes = {
  craft_fair: 'Craft Fair',
  farmers_market: 'Farmers Market',
  art_show: 'Art Show',
  festival: 'Festival',
  popup_market: 'Pop-up Market',
  other: 'Other',
} as const;

export const eventBadges = {
  today: 'Today',
  applicationsPendingOrganizer: 'Applications Pending Organizer',
  underWay: 'Under way',
  pastEvent: 'Past Event',
  applicationsClosed: 'Applications Closed',
  applicationsOpen: 'Applications Open',
  full: 'All booths taken',
  draft: 'Draft',
  featured: 'Featured',
  claimable: 'Claimable',
  free: 'Free Event',
} as const;

export const datesUnknown = 'Date to be announced';
