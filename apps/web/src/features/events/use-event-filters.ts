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
  const write = (wanted: Partial<Filters>, replace: boolean) => {
    clearTimeout(timer.current);
    // What is still being typed goes along, so that a filter picked meanwhile does not undo it.
    const next = { search: shown.search, location: shown.location, ...wanted };
    setTyped({ search: next.search, location: next.location, sent: addressOf(next.search, next.location) });
    setParams(writeFilters(filters, next), { replace, preventScrollReset: wanted.page === undefined });
  };
  // The timer outlives the render that set it: it writes on what the address says by then.
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  const type = (part: Partial<Filters>) => {
    setTyped({ search: shown.search, location: shown.location, ...part, sent: typed?.sent });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current({}, true), debounceMs);
  };
  return {
    filters,
    search: shown.search,
    location: shown.location,
    setSearch: (search: string) => type({ search }),
    setLocation: (location: string) => type({ location }),
    change: (wanted: Partial<Filters>) => write(wanted, false),
  };
}
