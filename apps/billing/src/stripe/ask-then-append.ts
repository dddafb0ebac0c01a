import {
  ConcurrencyError,
  type CommandContext,
  type EventStore,
  type KnownStream,
  type StoreTransaction,
} from '@stallbook/event-store';
import type { Aggregate, EventTypes } from '@stallbook/kernel';

const ATTEMPTS = 5;

/** After a lost race the answer is out of date, so the transaction must not be retried with it. */
class AnswerOutdated extends Error {
  constructor(override readonly cause: ConcurrencyError) {
    super('another writer appended to this stream after it was loaded');
  }
}

/**
 * Loads a stream, asks Stripe outside of any transaction, then appends to exactly the version that was loaded. A lost race
 * starts over, so an older answer never replaces a newer one.
 * @throws ConcurrencyError after five lost races.
 */
export async function askThenAppend<S, T extends EventTypes, A>(
  store: EventStore,
  [aggregate, id]: [Aggregate<S, T>, string],
  context: CommandContext,
  ask: (state: S) => Promise<A>,
  append: (tx: StoreTransaction, loaded: KnownStream<S>, answer: A) => Promise<S>,
): Promise<S> {
  const repeated = async () => (await store.load(aggregate, id)).state;
  for (let attempt = 1; ; attempt += 1) {
    const loaded = await store.load(aggregate, id);
    const answer = await ask(loaded.state);
    const work = (tx: StoreTransaction) =>
      append(tx, loaded, answer).catch((error: unknown) => {
        throw error instanceof ConcurrencyError ? new AnswerOutdated(error) : error;
      });
    try {
      return await store.transaction(context, work, { repeated });
    } catch (error) {
      if (!(error instanceof AnswerOutdated)) throw error;
      if (attempt === ATTEMPTS) throw error.cause;
    }
  }
}
