import type { Collection, Document, Filter, Sort } from 'mongodb';

/** `page` counts from 1. */
export interface PageWanted {
  page: number;
  pageSize: number;
}

interface ReadOptions {
  /** Must end in `_id`, so that no document is on two pages. */
  sort: Sort;
  projection?: Document;
}

/**
 * One page and the number of all that match. `filter` and `sort` need an index. Without a filter, the number is the one that
 * the collection keeps, because a count would read all of it.
 */
export async function readPage<T extends Document, Shown extends Document = T>(
  collection: Collection<T>,
  filter: Filter<T>,
  { page, pageSize }: PageWanted,
  options: ReadOptions,
): Promise<{ items: Shown[]; total: number }> {
  const [items, total] = await Promise.all([
    collection.find<Shown>(filter, { ...options, skip: (page - 1) * pageSize, limit: pageSize }).toArray(),
    Object.keys(filter).length > 0 ? collection.countDocuments(filter) : collection.estimatedDocumentCount(),
  ]);
  return { items, total };
}
