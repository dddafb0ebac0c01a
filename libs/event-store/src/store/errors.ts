import { DomainError } from '@stallbook/kernel';
import { isDuplicateKey } from '@stallbook/messaging';
import { MongoBulkWriteError, MongoServerError } from 'mongodb';

export class ConcurrencyError extends Error {
  override readonly name = 'ConcurrencyError';

  constructor() {
    super('another writer appended to this stream first');
  }
}

export class CommandRepeated extends Error {
  override readonly name = 'CommandRepeated';

  constructor() {
    super('this command has already run');
  }
}

export const keyReused = () =>
  new DomainError('IDEMPOTENCY_KEY.REUSED', 'This key was used for another request. Please try again.');

export class AppendError extends Error {
  override readonly name = 'AppendError';

  constructor(
    readonly index: number,
    readonly reason: ConcurrencyError | CommandRepeated,
  ) {
    super(reason.message, { cause: reason });
  }
}

export function explainAppendError(error: unknown): unknown {
  if (!(error instanceof MongoServerError) || !isDuplicateKey(error)) return error;
  if (!error.message.includes('.commits ')) return error;
  const key = keyOf(error);
  if (key && 'streamId' in key) return new AppendError(indexOf(error), new ConcurrencyError());
  if (key && '_id' in key) return new AppendError(indexOf(error), new CommandRepeated());
  return error;
}

function indexOf(error: MongoServerError): number {
  if (!(error instanceof MongoBulkWriteError)) return 0;
  return [error.writeErrors].flat()[0]?.index ?? 0;
}

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
