import { MongoServerError } from 'mongodb';

/** Somebody else appended to the stream first; the decision is taken again from a fresh load. */
export class ConcurrencyError extends Error {
  override readonly name = 'ConcurrencyError';
}

/** The command has been carried out before; its commit holds the answer. */
export class CommandRepeated extends Error {
  override readonly name = 'CommandRepeated';
}

const DUPLICATE_KEY = 11000;

export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;

/** Tells what a duplicate key of the commits means; anything else stays what it is. */
export function explainAppendError(error: unknown): unknown {
  if (!(error instanceof MongoServerError) || error.code !== DUPLICATE_KEY) return error;
  const key = keyOf(error);
  if (key && 'streamId' in key) return new ConcurrencyError('another writer appended to this stream first');
  if (key && '_id' in key && String(error.message).includes('.commits ')) {
    return new CommandRepeated('this command was carried out before');
  }
  return error;
}

/** The driver drops the pattern where several documents are inserted at once; the message still names the index. */
function keyOf(error: MongoServerError): Record<string, number> | undefined {
  if (error['keyPattern']) return error['keyPattern'] as Record<string, number>;
  const index = / index: (\w+) dup key/.exec(error.message)?.[1];
  if (index === '_id_') return { _id: 1 };
  return index?.startsWith('streamId_') ? { streamId: 1 } : undefined;
}

export const isTransient = (error: unknown): boolean =>
  error instanceof ConcurrencyError ||
  (error instanceof MongoServerError &&
    (error.hasErrorLabel('TransientTransactionError') || error.hasErrorLabel('UnknownTransactionCommitResult')));
