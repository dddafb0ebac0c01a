import type { ReactNode } from 'react';
import type { ListPage } from '../../../lib/lists/list-page.js';
import { ErrorState } from '../notice.js';
import { Pagination } from './pagination.js';

interface ListFrameProps<T> {
  list: ListPage<T>;
  /** Takes the place of the rows while they load. Without it, `children` show no rows and wait by themselves. */
  waiting?: ReactNode;
  /** Replaces a list without rows. */
  empty?: ReactNode;
  pagesLabel: string;
  /** The way to try again, where the screen has its own words for it. */
  retryLabel?: string;
  /** Shows the rows of the page. */
  children: (rows: readonly T[], isStale: boolean) => ReactNode;
}

/** The states of every list: what failed, what loads, what is empty, and the pages. */
export function ListFrame<T>({ list, waiting, empty, pagesLabel, retryLabel, children }: ListFrameProps<T>) {
  const { rows, total, page, pageSize, offset, toPage, isStale, problem } = list;
  // That an earlier list was empty says nothing about the next one.
  const isWaiting = !problem && (!rows || (isStale && total === 0));
  const isEmpty = !isWaiting && rows !== undefined && total === 0 && empty !== undefined;
  return (
    <>
      {problem && <ErrorState {...problem} retryLabel={retryLabel} />}
      {isWaiting && waiting}
      {isEmpty && empty}
      {(isWaiting ? waiting === undefined : rows && !isEmpty) &&
        children(rows?.slice(offset, offset + pageSize) ?? [], isStale)}
      {rows && <Pagination label={pagesLabel} page={page} total={total} pageSize={pageSize} onPage={toPage} />}
    </>
  );
}
