import { useSyncExternalStore } from 'react';

const counts = new Map<string, number>();
const listeners = new Set<() => void>();
const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** How many files are on their way to an unsent message. They also arrive after the page that sends them is left. */
export function useOnWay(key: string) {
  const onWay = useSyncExternalStore(follow, () => counts.get(key) ?? 0);
  const change = (by: 1 | -1) => {
    counts.set(key, (counts.get(key) ?? 0) + by);
    for (const listener of listeners) listener();
  };
  return { onWay, change };
}
