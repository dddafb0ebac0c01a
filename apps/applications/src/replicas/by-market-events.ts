import { inChunks } from '@stallbook/kernel';
import type { Collection, Document, Filter, FindOptions, WithId } from 'mongodb';

const MARKETS_PER_QUERY = 30;

interface OfMarketEvent extends Document {
  _id: string;
  marketEventId: string;
}

export interface Slice {
  skip: number;
  limit: number;
}

export interface Order {
  sort: Readonly<Record<string, 1 | -1>>;
  hint?: FindOptions['hint'];
}

/** Returns a filter for each query. */
export const byMarketEvents = (marketEventIds: readonly string[]) =>
  inChunks(marketEventIds, MARKETS_PER_QUERY).map((ids) => ({ marketEventId: { $in: ids } }));

/** A slice of the documents of all these market events. */
export async function sliceOf<T extends OfMarketEvent>(
  collection: Collection<T>,
  marketEventIds: readonly string[],
  filter: Filter<T>,
  order: Order,
  { skip, limit }: Slice,
): Promise<WithId<T>[]> {
  const chunks = byMarketEvents(marketEventIds);
  const find = (chunk: Filter<OfMarketEvent>, slice: Slice) =>
    collection.find({ ...filter, ...chunk } as Filter<T>, { ...order, ...slice }).toArray();
  if (chunks[0] && chunks.length === 1) return find(chunks[0], { skip, limit });
  const parts = await Promise.all(chunks.map((chunk) => find(chunk, { skip: 0, limit: skip + limit })));
  return parts
    .flat()
    .sort(comparing(order.sort))
    .slice(skip, skip + limit);
}

export async function countOf<T extends OfMarketEvent>(
  collection: Collection<T>,
  marketEventIds: readonly string[],
  filter: Filter<T>,
): Promise<number> {
  const counts = await Promise.all(
    byMarketEvents(marketEventIds).map((chunk) => collection.countDocuments({ ...filter, ...chunk } as Filter<T>)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function comparing(sort: Order['sort']) {
  return (a: Document, b: Document): number => {
    for (const [field, direction] of Object.entries(sort)) {
      const [left, right] = [String(a[field] ?? ''), String(b[field] ?? '')];
      if (left !== right) return left < right ? -direction : direction;
    }
    return 0;
  };
}
