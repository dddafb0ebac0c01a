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

/** MongoDB's labels for retryable errors: failovers and conflicts. */
const transient = ['RetryableWriteError', 'TransientTransactionError'];

/**
 * Returns true if the error or any of its causes says that a server is unreachable. Without this check, a minute
 * without a database would turn every message into a dead letter.
 */
export function isServerUnreachable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof TransactionStuckError) return false;
    if (cause instanceof MongoNetworkError || cause instanceof MongoServerSelectionError) return true;
    if (cause instanceof MongoNotConnectedError) return true;
    if (cause instanceof MongoError && transient.some((label) => cause.hasErrorLabel(label))) return true;
    if ('code' in cause && typeof cause.code === 'string' && unreachable.has(cause.code)) return true;
  }
  return false;
}
