import { setTimeout as sleep } from 'node:timers/promises';
import { MongoServerError, type ClientSession, type MongoClient, type TransactionOptions } from 'mongodb';
import { TransactionStuckError } from '../errors.js';
import { inTransaction } from './transaction.js';

/** About 0.6 s of pauses: several transactions may be queueing for one record, such as the feed of a person. */
const ATTEMPTS = 6;
const OPTIONS: TransactionOptions = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } };

/**
 * Retries conflicts. If the work still fails although the server answers, it is at fault, for example
 * because it takes too long.
 * @param isRace recognizes other errors of a lost race, after which the work succeeds
 * @throws TransactionStuckError if the work is at fault
 */
export async function inTransactionOrFail<R>(
  client: MongoClient,
  work: (session: ClientSession) => Promise<R>,
  isRace: (error: MongoServerError) => boolean = () => false,
): Promise<R> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(client, work, OPTIONS);
    } catch (error) {
      if (!(error instanceof MongoServerError) || !(isTransient(error) || isRace(error))) throw error;
      if (attempt < ATTEMPTS) {
        await sleep(Math.random() * 20 * 2 ** attempt);
        continue;
      }
      await client.db('admin').command({ ping: 1 });
      throw new TransactionStuckError(error);
    }
  }
}

/** A commit with an unknown outcome is also retryable, because the recorded sequences show whether it succeeded. */
const isTransient = (error: MongoServerError): boolean =>
  error.hasErrorLabel('TransientTransactionError') || error.hasErrorLabel('UnknownTransactionCommitResult');
