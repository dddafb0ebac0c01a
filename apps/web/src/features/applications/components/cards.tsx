import type { ReactNode } from 'react';
import { BlockList } from '../../../components/ui/layout.js';
import { useIsIdle } from '../../../lib/hooks/use-is-idle.js';

/** More cards do not fit on most screens. */
const ABOVE_FOLD = 3;

interface CardsProps<T> {
  entries: readonly T[];
  busy: boolean;
  cardOf: (entry: T) => ReactNode;
}

/** What is below the fold renders after the first screen. */
export function Cards<T>({ entries, busy, cardOf }: CardsProps<T>) {
  const isIdle = useIsIdle();
  return <BlockList busy={busy}>{entries.slice(0, isIdle ? undefined : ABOVE_FOLD).map(cardOf)}</BlockList>;
}
