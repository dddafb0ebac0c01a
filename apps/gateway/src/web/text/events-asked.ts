/** Longer searches are refused. */
export const SEARCH_LENGTH = 100;
const LAST_PART = 1_000;

/** What a reader without JavaScript wants to see of the list of market events. */
export interface EventsAsked {
  search: string;
  /** Counts from 1. The app's pages are shorter and differently filtered. */
  part: number;
  hasOtherFilters: boolean;
}

export function eventsAsked(query: string): EventsAsked {
  const given = new URLSearchParams(query);
  const part = Number(given.get('part'));
  const search = (given.get('search') ?? '').trim().slice(0, SEARCH_LENGTH);
  return {
    // Half of a character is no text.
    search: search.replace(/[\uD800-\uDBFF]$/, ''),
    part: Number.isInteger(part) && part > 1 ? Math.min(part, LAST_PART) : 1,
    hasOtherFilters: [...given.keys()].some((name) => name !== 'search' && name !== 'part'),
  };
}

export function addressOf({ search, part }: Omit<EventsAsked, 'hasOtherFilters'>): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(part > 1 && { part: String(part) }) });
  return query.size > 0 ? `/events?${query}` : '/events';
}
