import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTypedTexts } from '../../lib/hooks/use-typed-texts.js';
import { readFilters, writeFilters, type Filters } from './filters.js';

export function useEventFilters() {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => new Date());
  const filters = readFilters(params, today);
  const write = (wanted: Partial<Filters>, replace: boolean) =>
    setParams(writeFilters(filters, wanted), { replace, preventScrollReset: wanted.page === undefined });
  const { texts, type, settle } = useTypedTexts({ search: filters.search, location: filters.location }, (typed) =>
    write(typed, true),
  );
  return {
    filters,
    ...texts,
    setSearch: (search: string) => type({ search }),
    setLocation: (location: string) => type({ location }),
    change: (wanted: Partial<Omit<Filters, 'search' | 'location'>>) => write({ ...wanted, ...settle() }, false),
  };
}
