import { DeskOrder } from '@stallbook/contracts';
import type { Filter } from 'mongodb';
import type { ApplicationDocument } from './application.projection.js';

/** Each order is the end of an index that begins with market event and status. */
export const SORTS = {
  [DeskOrder.newest]: { appliedAt: -1, _id: 1 },
  [DeskOrder.vendor]: { sortName: 1, _id: 1 },
  [DeskOrder.category]: { category: 1, sortName: 1, _id: 1 },
} as const;
export type IndexedOrder = keyof typeof SORTS;

const INDEX_STARTS = { marketEventId: 1, status: 1 } as const;
const SELECTIVE = ['_id', '$and', 'words', 'categories', 'booth'];

/** Without a more selective filter, the index of the order is the one to read: pages end the scan. */
export function inOrder(order: IndexedOrder, filter: Filter<ApplicationDocument>) {
  const sort = SORTS[order];
  return SELECTIVE.some((field) => field in filter) ? { sort } : { sort, hint: { ...INDEX_STARTS, ...sort } };
}
