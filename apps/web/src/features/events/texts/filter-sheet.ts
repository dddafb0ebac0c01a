/** Needed once a filter opens. */
export const filterSheet = {
  title: 'Filters',
  from: 'From',
  to: 'To',
  near: (place: string) => `Near ${place}`,
  needsPlace: 'Enter a city or ZIP code under Where.',
  fee: 'Booth fee',
  feeFrom: 'From',
  feeTo: 'Up to',
  feeInvalid: 'Please enter an amount, such as 75 or 75.00.',
  setting: 'Setting',
  anySetting: 'Any setting',
  onSite: 'On site',
  onlyAnnounced: 'Leaves out events that have not announced it yet.',
  show: (count: string) => `Show ${count}`,
  showAny: 'Show events',
  reset: 'Clear filters',
} as const;
