import { createHash } from 'node:crypto';
import type { Store } from '../state/store.js';
import type { KeptReply } from '../state/tables.js';
import { StripeApiError } from './errors.js';

/** Stripe forgets keys after a day. */
const KEPT_SECONDS = 24 * 3600;

export const fingerprintOf = (method: string, path: string, account: string | null, body: string): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, account, body]))
    .digest('hex');

/** The first reply to this key, if any. Throws if the key was used for another request. */
export const replyKeptFor = (store: Store, key: string, fingerprint: string, now: number): KeptReply | null => {
  const kept = store.get('replies', key);
  if (!kept || kept.createdAt < now - KEPT_SECONDS) return null;
  if (kept.fingerprint !== fingerprint) {
    throw new StripeApiError(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
        `Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  return kept;
};

/** Stores a reply. Refused requests (4xx except a declined card) had no effect and may be repeated. */
export const keepReply = (store: Store, key: string, reply: KeptReply): void => {
  if (reply.status >= 400 && reply.status < 500 && reply.status !== 402) return;
  for (const [oldKey, old] of store.values('replies')) {
    if (old.createdAt >= reply.createdAt - KEPT_SECONDS) break;
    store.drop('replies', oldKey);
  }
  store.put('replies', key, reply);
};
