/** A completed blueprint counts while it is published. */
export function statsOf(completedIds: readonly string[], publishedIds: ReadonlySet<string>) {
  const published = publishedIds.size;
  const completed = completedIds.filter((id) => publishedIds.has(id)).length;
  return { completed, published, completionRate: published === 0 ? 0 : Math.round((100 * completed) / published) };
}
