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

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause) causes.push(cause);
  return causes;
}

const isConnectionLost = (error: Error): boolean =>
  error instanceof MongoNetworkError ||
  error instanceof MongoServerSelectionError ||
  error instanceof MongoNotConnectedError;

/** Returns true if the driver found no MongoDB, or lost it. What was asked may have happened. */
export const isMongoUnreachable = (error: unknown): boolean => causesOf(error).some(isConnectionLost);

/**
 * Returns true if the error or any of its causes says that a server is unreachable. Without this check, a minute
 * without a database would turn every message into a dead letter.
 */
export function isServerUnreachable(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    if (cause instanceof TransactionStuckError) return false;
    if (isConnectionLost(cause)) return true;
    if (cause instanceof MongoError && transient.some((label) => cause.hasErrorLabel(label))) return true;
    if ('code' in cause && typeof cause.code === 'string' && unreachable.has(cause.code)) return true;
  }
  return false;
}
