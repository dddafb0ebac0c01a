import { setTimeout as sleep } from 'node:timers/promises';
import { MongoServerError, type ClientSession, type MongoClient } from 'mongodb';
import { TransactionStuckError } from '../errors.js';
import { insideTransaction } from './transaction.js';

const ATTEMPTS = 3;
const DUPLICATE_KEY = 11000;

/**
 * Runs the work in a transaction and retries conflicts. If it still fails although the server answers, the work is at
 * fault, for example because it takes too long.
 */
export async function inOneTransaction<R>(
  client: MongoClient,
  work: (session: ClientSession) => Promise<R>,
): Promise<R> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(client, work);
    } catch (error) {
      if (!isTransient(error)) throw error;
      if (attempt < ATTEMPTS) {
        await sleep(Math.random() * 20 * 2 ** attempt);
        continue;
      }
      await client.db('admin').command({ ping: 1 });
      throw new TransactionStuckError(error);
    }
  }
}

async function once<R>(client: MongoClient, work: (session: ClientSession) => Promise<R>): Promise<R> {
  const session = client.startSession();
  try {
    session.startTransaction({ readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } });
    const result = await insideTransaction(() => work(session));
    await session.commitTransaction();
    return result;
  } catch (error) {
    if (session.inTransaction()) await session.abortTransaction();
    throw error;
  } finally {
    await session.endSession();
  }
}

/** A commit with an unknown outcome is also retryable, because the recorded sequences show whether it succeeded. */
const isTransient = (error: unknown): error is MongoServerError =>
  error instanceof MongoServerError &&
  (error.hasErrorLabel('TransientTransactionError') ||
    error.hasErrorLabel('UnknownTransactionCommitResult') ||
    isFirstNoteOfTwo(error));

const isFirstNoteOfTwo = ({ code, message }: MongoServerError): boolean =>
  code === DUPLICATE_KEY && message.includes('.handledStreams ');
