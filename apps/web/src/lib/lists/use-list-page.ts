import { useDeferredValue, useEffect, useEffectEvent } from 'react';
import { everyPage, maxPageSize, screenful } from './pages.js';
import { early, type FirstRequest } from '../first-data.js';
import { pageIn, read, type Chosen, type Filters } from './filters.js';
import { lastPageOf, type ListPage } from './list-page.js';
import { loadProblem } from '../api/load-problem.js';
import { useListAddress } from './use-list-address.js';

interface QueryOptions {
  pollingInterval?: number;
  skipPollingIfUnfocused?: boolean;
  refetchOnMountOrArgChange?: boolean;
}

/** What the hook uses of a generated endpoint. */
export interface ListEndpoint<Asked, Data> {
  Types: { QueryArg: Asked; ResultType: Data };
  useQuery: (
    asked: NoInfer<Asked>,
    options?: QueryOptions,
  ) => {
    data?: NoInfer<Data>;
    currentData?: NoInfer<Data>;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  initiate: (asked: NoInfer<Asked>, options: typeof early) => FirstRequest;
  useLazyQuery: () => readonly [(asked: NoInfer<Asked>) => { unwrap: () => Promise<NoInfer<Data>> }, ...unknown[]];
}

type Found<T> = readonly T[] | { total: number; items: readonly T[] };
const numbered = <T>(found: Found<T>) => ('items' in found ? found : { total: found.length, items: found });

export interface ListOptions<F extends Filters, Asked, Data, T> {
  endpoint: ListEndpoint<Asked, Data>;
  filters?: F;
  /** Separates several lists on one screen. */
  scope?: string;
  pageSize?: number;
  /** Rows fetched together, a multiple of `pageSize`: a list that fits is sorted and paged without asking again. */
  fetchSize?: number;
  ask: (chosen: Chosen<F>, paging: { page: number; pageSize: number }) => NoInfer<Asked>;
  pick: (data: NoInfer<Data>) => Found<T>;
  notLoaded: string;
  options?: QueryOptions;
}

/** Options that a screen shares between `firstOf` and `useListPage`. */
export const listOf = <F extends Filters, Asked, Data, T>(options: ListOptions<F, Asked, Data, T>) => options;

const partOf = (page: number, pageSize: number, fetchSize: number) =>
  Math.floor(((page - 1) * pageSize) / fetchSize) + 1;

/** What the list asks for first at an address. */
export function firstOf<F extends Filters, Asked, Data, T>(
  { endpoint, filters = {} as F, pageSize = screenful, fetchSize = pageSize, ask }: ListOptions<F, Asked, Data, T>,
  query: URLSearchParams,
): FirstRequest {
  const valueOf = (name: string) => query.get(name);
  const page = partOf(pageIn(valueOf), pageSize, fetchSize);
  return endpoint.initiate(ask(read(filters, valueOf), { page, pageSize: fetchSize }), early);
}

/** State of a list screen: filters, page and sort in the address; loading, errors, stale rows and export. */
export function useListPage<F extends Filters, Asked, Data, T>({
  endpoint,
  filters = {} as F,
  scope,
  pageSize = screenful,
  fetchSize = pageSize,
  ask,
  pick,
  notLoaded,
  options,
}: ListOptions<F, Asked, Data, T>) {
  const address = useListAddress(filters, scope);
  const { chosen, page, toPage, sort, toSort } = address;
  const fetched = partOf(page, pageSize, fetchSize);
  const query = endpoint.useQuery(ask(chosen, { page: fetched, pageSize: fetchSize }), options);
  const [load] = endpoint.useLazyQuery();
  const problem = loadProblem(query, notLoaded);
  // After a failure, rows of other filters would pass for the answer.
  const newest = problem ? query.currentData : query.data;
  // Deferred, so that slow phones stay responsive while a long list renders.
  const data = useDeferredValue(newest);
  const current = useDeferredValue(query.currentData);
  const found = data && numbered(pick(data));
  const total = found?.total ?? 0;
  const lastPage = lastPageOf(total, pageSize);
  const isBeyond = found !== undefined && data === newest && !query.isFetching && page > lastPage;
  // Only once per page: another navigation would interrupt the one in progress.
  const toLastPage = useEffectEvent(() => toPage(lastPage, true));
  useEffect(() => {
    if (isBeyond) toLastPage();
  }, [isBeyond, lastPage, page]);

  const list: ListPage<T> = {
    rows: isBeyond ? undefined : found?.items,
    total,
    page,
    pageSize,
    offset: ((page - 1) * pageSize) % fetchSize,
    toPage,
    isWhole: total <= fetchSize,
    sort,
    toSort,
    isStale: data !== undefined && current === undefined,
    problem,
    refetch: () => void query.refetch(),
    everyRow: (most) =>
      everyPage(
        (next) =>
          load(ask(chosen, { page: next, pageSize: maxPageSize }))
            .unwrap()
            .then((reply) => numbered(pick(reply))),
        most,
      ),
  };
  return { data, list, filters: address };
}
