import { MongoError, MongoNetworkError, MongoNotConnectedError, MongoServerSelectionError } from 'mongodb';
import { TransactionStuckError } from '../errors.js';

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);

/** What MongoDB itself calls worth another try: a fail-over, or another transaction that was in the way. */
const transient = ['RetryableWriteError', 'TransientTransactionError'];

/**
 * True for an error which says that a server could not be reached, or not now, at any depth of its causes. Such a
 * failure is not the message's fault: without this, a minute without a database would turn every message into a dead letter.
 */
export function isServerAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof TransactionStuckError) return false;
    if (cause instanceof MongoNetworkError || cause instanceof MongoServerSelectionError) return true;
    if (cause instanceof MongoNotConnectedError) return true;
    if (cause instanceof MongoError && transient.some((label) => cause.hasErrorLabel(label))) return true;
    if ('code' in cause && typeof cause.code === 'string' && unreachable.has(cause.code)) return true;
  }
  return false;
}
