/** Needed once a filter opens. */
export const filterSheet = {
  title: 'Filters',
  from: 'From',
  to: 'To',
  near: (place: string) => `Near ${place}`,
  needsPlace: 'Enter a city or ZIP code under Where.',
  show: (count: string) => `Show ${count}`,
  showAny: 'Show events',
  reset: 'Clear filters',
} as const;
