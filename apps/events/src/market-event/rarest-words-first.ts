import type { Collection, Filter } from 'mongodb';
import type { MarketEventDocument } from './market-event.view.js';

/** From here on a word is common, and how common it is no longer matters. */
const COMMON = 1_000;
const FIELDS = ['words', 'places'] as const;

/**
 * Of several words, MongoDB looks up the first in its index and reads every document found for the others. So the word
 * that finds the fewest goes first: measured, a hundred times fewer documents for "farmers madison".
 */
export async function rarestWordsFirst(
  collection: Collection<MarketEventDocument>,
  filter: Filter<MarketEventDocument>,
): Promise<Filter<MarketEventDocument>> {
  const sorted = { ...filter };
  for (const field of FIELDS) {
    const { $all: terms = [] } = (filter[field] ?? {}) as { $all?: RegExp[] };
    if (terms.length < 2) continue;
    const counted = await Promise.all(
      terms.map(async (term) => {
        const found = { status: filter.status, [field]: term } as Filter<MarketEventDocument>;
        return { term, count: await collection.countDocuments(found, { limit: COMMON }) };
      }),
    );
    sorted[field] = { $all: counted.sort((one, other) => one.count - other.count).map(({ term }) => term) };
  }
  return sorted;
}
