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
const SELECTIVE = ['_id', '$and', 'words', 'categories'];

/** Without a more selective filter, the index of the order is the one to read: pages end the scan. */
export function inOrder(order: IndexedOrder, filter: Filter<ApplicationDocument>) {
  const sort = SORTS[order];
  return SELECTIVE.some((field) => field in filter) ? { sort } : { sort, hint: { ...INDEX_STARTS, ...sort } };
}

export function comparing(order: IndexedOrder) {
  return (a: ApplicationDocument, b: ApplicationDocument): number => {
    for (const [field, direction] of Object.entries(SORTS[order])) {
      const [left, right] = [textOf(a, field), textOf(b, field)];
      if (left !== right) return left < right ? -direction : direction;
    }
    return 0;
  };
}

const textOf = (document: ApplicationDocument, field: string): string =>
  String((document as unknown as Record<string, unknown>)[field] ?? '');
