import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type Filters } from './filters.js';

const debounceMs = 300;
interface Typed {
  search: string;
  location: string;
  /** The address that this, or what was typed before it, was sent to. */
  sent?: string;
}
const addressOf = (search: string, location: string) => `${search.trim()}\n${location.trim()}`;

/** What is typed shows at once and reaches the address, and with it the list, 300 ms after the last key. */
export function useEventFilters() {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => new Date());
  const [typed, setTyped] = useState<Typed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const filters = readFilters(params, today);
  const address = addressOf(filters.search, filters.location);
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    // A search that came from elsewhere (a link, Back) wins over what was typed before.
    if (address !== typed?.sent) setTyped(null);
  }
  useEffect(() => {
    if (!typed) clearTimeout(timer.current);
  }, [typed]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const shown = typed ?? { search: filters.search, location: filters.location };
  const type = (part: Partial<Typed>) => {
    const next = { search: shown.search, location: shown.location, ...part };
    setTyped({ ...next, sent: typed?.sent });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setTyped({ ...next, sent: addressOf(next.search, next.location) });
      setParams((current) => writeFilters(readFilters(current, today), next), {
        replace: true,
        preventScrollReset: true,
      });
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
