/** A vendor's results so far. */
export interface TrackRecord {
  /** Applications that organizers received, decided or not. */
  sent: number;
  accepted: number;
}

const MAX_RECOMMENDED = 6;

/** Slugs of categories, the most helpful first. Without an application there is no rate yet. */
export function recommendedCategories({ sent, accepted }: TrackRecord): readonly string[] {
  if (sent === 0) return ['getting-started', 'application-tips'];
  const rate = accepted / sent;
  if (rate < 0.3) return ['application-tips', 'booth-design', 'product-presentation'];
  if (rate < 0.7) return ['booth-design', 'marketing', 'sales-strategies'];
  return ['growth-strategies', 'advanced-marketing', 'scaling-business'];
}

interface Candidate {
  _id: string;
  categoryId: string;
  orderIndex: number;
}

/** At most six: what the vendor has not completed first, then by category and order. */
export function recommend<T extends Candidate>(
  candidates: readonly T[],
  categoryIds: readonly string[],
  completed: ReadonlySet<string>,
): T[] {
  const rank = ({ _id, categoryId, orderIndex }: Candidate) =>
    [Number(completed.has(_id)), categoryIds.indexOf(categoryId), orderIndex] as const;
  return candidates
    .filter(({ categoryId }) => categoryIds.includes(categoryId))
    .toSorted((one, other) => {
      const [a, b] = [rank(one), rank(other)];
      return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
    })
    .slice(0, MAX_RECOMMENDED);
}
