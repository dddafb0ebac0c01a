import { useDeferredValue, useState } from 'react';

export type Shown = 'open' | 'done' | 'all';
export const pageSize = 50;

/** Every change returns to the first page. */
export function useSubmissionFilter() {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Shown>('open');
  const deferred = useDeferredValue(search.trim());
  const first =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPage(1);
    };
  return {
    page,
    setPage,
    search,
    setSearch: first(setSearch),
    shown,
    setShown: first(setShown),
    criteria: { search: deferred || null, done: shown === 'all' ? null : shown === 'done' },
  };
}

export type SubmissionFilterState = ReturnType<typeof useSubmissionFilter>;
