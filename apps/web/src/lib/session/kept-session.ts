import { loadChunk } from '../load-chunk.js';
import { onceIdle } from '../when-idle.js';
import type { StoredSession } from './session.slice.js';
import type { Session } from './types.js';

/** Its number changes with the shape of `Session`. */
const request = { documentId: 'session-1' };

/** Screens that are read without a network need it. Admins have none. */
export async function keepSession(session: Session, isStill: () => boolean): Promise<void> {
  if (session.role === 'admin') return;
  const { keepAnswer } = await loadChunk(onceIdle(() => import('../offline/kept.js')));
  await keepAnswer(session.user.id, { request, data: session, isStill });
}

export async function keptSession({ signedIn, signOutPending, personId }: StoredSession): Promise<Session | null> {
  if (!signedIn || signOutPending || personId === null) return null;
  const { keptAnswer } = await loadChunk(() => import('../offline/kept.js'));
  const kept = await keptAnswer(personId, request);
  return (kept?.data as Session | undefined) ?? null;
}
