import type { LoadProblem } from '../api/load-problem.js';

/** One page of a list, as `ListFrame` and `DataTable` show it. */
export interface ListPage<T> {
  /** The rows that were fetched, which may fill several pages; undefined while they load for the first time. */
  rows: readonly T[] | undefined;
  total: number;
  page: number;
  pageSize: number;
  /** Where the page begins within `rows`. */
  offset: number;
  toPage: (page: number, replace?: boolean) => void;
  /** All rows were fetched, so they can be sorted here. */
  isWhole: boolean;
  /** A column, with a leading `-` for descending; empty for the order of the list. */
  sort: string;
  toSort: (sort: string) => void;
  /** The rows belong to earlier filters. */
  isStale: boolean;
  problem: LoadProblem | undefined;
  refetch: () => void;
  /** The rows of all pages, or the first `most` of them. */
  everyRow: (most?: number) => Promise<readonly T[]>;
}

export const lastPageOf = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));
