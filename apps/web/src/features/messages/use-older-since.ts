import { useEffect, useEffectEvent } from 'react';
import type { MessageFactsFragment } from './api/messages.generated.js';

/** Loads the messages back to when one was written that counts as not sent: only its answer may have been lost. */
export function useOlderSince(
  createdAt: string | undefined,
  messages: readonly MessageFactsFragment[] | undefined,
  loadOlder: () => void,
): void {
  const load = useEffectEvent(loadOlder);
  const [first] = messages ?? [];
  const isBefore = Boolean(first && createdAt && createdAt < first.createdAt);
  useEffect(() => {
    if (isBefore) load();
  }, [isBefore, first?.seq]);
}
