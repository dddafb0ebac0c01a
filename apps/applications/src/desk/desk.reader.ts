import { Injectable } from '@nestjs/common';
import { DeskOrder, type DeskInput } from '@stallbook/contracts';
import { everyWordBegins } from '@stallbook/platform';
import type { Filter } from 'mongodb';
import type { ApplicationDocument } from '../application/application.projection.js';
import { ApplicationReader } from '../application/application.reader.js';
import { inChunks } from '../application/organizer-applications/chunks.js';
import { COUNTED } from '../application/application-counts.js';

type Narrowed = Filter<ApplicationDocument>;
interface Slice {
  skip: number;
  limit: number;
}

/** Each order is the end of an index that begins with market event and status. */
export const SORTS = {
  [DeskOrder.newest]: { appliedAt: -1, _id: 1 },
  [DeskOrder.vendor]: { sortName: 1, _id: 1 },
  [DeskOrder.category]: { category: 1, sortName: 1, _id: 1 },
} as const;
export type IndexedOrder = keyof typeof SORTS;

/** Reads the applications to many market events, in chunks of them. */
@Injectable()
export class DeskReader {
  constructor(private readonly reader: ApplicationReader) {}

  async slice(eventIds: readonly string[], narrowed: Narrowed, order: IndexedOrder, { skip, limit }: Slice) {
    const chunks = inChunks(eventIds);
    const { collection } = this.reader;
    if (chunks.length === 1) {
      return collection
        .find({ ...narrowed, ...to(chunks[0]!) }, { ...inOrder(order, narrowed), skip, limit })
        .toArray();
    }
    const parts = await Promise.all(
      chunks.map((ids) =>
        collection.find({ ...narrowed, ...to(ids) }, { ...inOrder(order, narrowed), limit: skip + limit }).toArray(),
      ),
    );
    return parts
      .flat()
      .sort(comparing(order))
      .slice(skip, skip + limit);
  }

  async count(eventIds: readonly string[], narrowed: Narrowed): Promise<number> {
    const counts = await Promise.all(
      inChunks(eventIds).map((ids) => this.reader.collection.countDocuments({ ...narrowed, ...to(ids) })),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async categories(eventIds: readonly string[]): Promise<string[]> {
    const found = await Promise.all(
      inChunks(eventIds).map((ids) => this.reader.collection.distinct('categories', to(ids))),
    );
    return [...new Set(found.flat())].sort((a, b) => a.localeCompare(b));
  }
}

const INDEX_STARTS = { marketEventId: 1, status: 1 } as const;
const SELECTIVE = ['_id', '$and', 'words', 'categories'];

/** Without a more selective filter, the index of the order is the one to read: pages end the scan. */
export function inOrder(order: IndexedOrder, narrowed: Narrowed) {
  const sort = SORTS[order];
  return SELECTIVE.some((field) => field in narrowed) ? { sort } : { sort, hint: { ...INDEX_STARTS, ...sort } };
}

const to = (ids: readonly string[]): Narrowed => ({ marketEventId: { $in: [...ids] } });

/** What an organizer chose, without the market events. Never a draft. */
export function narrowedBy({ status, category, paid, search }: DeskInput): Narrowed {
  const words = search ? everyWordBegins(search) : undefined;
  return {
    status: { $in: COUNTED.filter((shown) => !status || shown === status) },
    ...(category && { categories: category }),
    ...(typeof paid === 'boolean' && { paymentStatus: paid ? ('completed' as const) : { $ne: 'completed' as const } }),
    ...(words && { words }),
  };
}

function comparing(order: IndexedOrder) {
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
