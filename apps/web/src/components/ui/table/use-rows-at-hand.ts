import { useState } from 'react';
import { lastPageOf, type ListPage } from '../../../lib/lists/list-page.js';
import type { LoadProblem } from '../../../lib/api/load-problem.js';

/** Rows that are no screen's list, such as those of a card: the table itself keeps their page and sort. */
export function useRowsAtHand<T>(
  rows: readonly T[] | undefined,
  pageSize: number,
  problem: LoadProblem | undefined,
): ListPage<T> {
  const [asked, toPage] = useState(1);
  const [sort, setSort] = useState('');
  const total = rows?.length ?? 0;
  const page = Math.min(asked, lastPageOf(total, pageSize));
  return {
    rows,
    total,
    page,
    pageSize,
    offset: (page - 1) * pageSize,
    toPage,
    isWhole: true,
    sort,
    toSort: (next) => {
      setSort(next);
      toPage(1);
    },
    isStale: false,
    problem,
    refetch: () => problem?.onRetry(),
    everyRow: () => Promise.resolve(rows ?? []),
  };
}
