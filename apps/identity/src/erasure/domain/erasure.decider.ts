import type { ErasureEvent, ErasureState } from './erasure.js';

const MINUTE_MS = 60_000;
/** By then no process holds a destroyed key any more, and the segment of the profile topic has been rolled. */
const SECOND_AFTER_MS = 6 * MINUTE_MS;
const FURTHER_AFTER_MS = 60 * MINUTE_MS;

interface ErasureOccurrence {
  at: string;
}

export function request(command: { personId: string; addresses: string[] } & ErasureOccurrence, state: ErasureState) {
  const events: ErasureEvent[] = [{ type: 'ErasureRequested', data: command }];
  return state.personId ? [] : events;
}

/**
 * In how long the services are to be told the next time, 0 for now; null when nothing is left to tell. Two times at
 * least: what was under way at the first is forgotten at the second. Whoever has not reported hears of it every hour.
 */
export function announceInMs({ announcements, completedAt }: ErasureState, now: Date): number | null {
  const [last] = announcements.slice(-1);
  if (!last) return 0;
  if (completedAt && announcements.length > 1) return null;
  const pause = announcements.length === 1 ? SECOND_AFTER_MS : FURTHER_AFTER_MS;
  return Math.max(0, Date.parse(last) + pause - now.getTime());
}

export function announceErasure({ at }: ErasureOccurrence, state: ErasureState): ErasureEvent[] {
  const { personId, addresses } = state;
  if (!personId || announceInMs(state, new Date(at)) !== 0) return [];
  return [{ type: 'ErasureAnnounced', data: { personId, addresses, at } }];
}

/** A service reported; with the last of those known the erasure is complete. */
export function noteDone(
  { service, known, at }: { service: string; known: readonly string[] } & ErasureOccurrence,
  { personId, done, completedAt }: ErasureState,
): ErasureEvent[] {
  if (!personId || done.includes(service)) return [];
  const events: ErasureEvent[] = [{ type: 'ServiceDone', data: { personId, service, at } }];
  const all = new Set([...done, service]);
  if (!completedAt && known.every((one) => all.has(one))) {
    events.push({ type: 'ErasureCompleted', data: { personId, at } });
  }
  return events;
}
