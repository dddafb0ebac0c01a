import DataLoader from 'dataloader';

/**
 * Looks up for many what was asked for within one turn of the event loop, in one query. Nothing is remembered.
 * `find` answers what there is, by key; the rest is null.
 */
export const together = <T>(find: (keys: string[]) => Promise<Map<string, T>>): DataLoader<string, T | null> =>
  new DataLoader(
    async (keys) => {
      const found = await find([...new Set(keys)]);
      return keys.map((key) => found.get(key) ?? null);
    },
    { cache: false },
  );
