import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type Filters } from './filters.js';

const debounceMs = 300;
interface Typed {
  search: string;
  location: string;
  /** The address when the typing began. */
  base: string;
}
const addressOf = (search: string, location: string) => `${search.trim()}\n${location.trim()}`;

/** What is typed shows at once and reaches the address, and with it the list, 300 ms after the last key. */
export function useEventFilters() {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => new Date());
  const [typed, setTyped] = useState<Typed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const filters = readFilters(params, today);
  const address = addressOf(filters.search, filters.location);
  // A search that came from elsewhere (a link, Back) wins over what was typed before.
  const live = typed && (typed.base === address || addressOf(typed.search, typed.location) === address) ? typed : null;
  const shown = live ?? { search: filters.search, location: filters.location };
  const type = (part: Partial<Filters>) => {
    const next = { search: shown.search, location: shown.location, ...part, base: live?.base ?? address };
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setParams(
        (current) => writeFilters(readFilters(current, today), { search: next.search, location: next.location }),
        {
          replace: true,
          preventScrollReset: true,
        },
      );
    }, debounceMs);
  };
  return {
    filters,
    search: shown.search,
    location: shown.location,
    setSearch: (search: string) => type({ search }),
    setLocation: (location: string) => type({ location }),
    change: (wanted: Partial<Filters>) =>
      setParams(writeFilters(filters, wanted), { preventScrollReset: wanted.page === undefined }),
  };
}
