/** Longer searches are refused. */
export const SEARCH_LENGTH = 100;

/** What a reader without JavaScript wants to see of the list of market events. */
export interface EventsAsked {
  search: string;
  page: number;
}

/** From a query string; other filters need the app. */
export function eventsAsked(query: string): EventsAsked {
  const given = new URLSearchParams(query);
  const page = Number(given.get('page'));
  return {
    search: (given.get('search') ?? '').trim().slice(0, SEARCH_LENGTH),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

export function addressOf({ search, page }: EventsAsked): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `/events?${query}` : '/events';
}
