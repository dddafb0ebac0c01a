import { ConcurrencyError, type CommandContext, type EventStore, type KnownStream } from '@stallbook/event-store';
import type { StoreTransaction } from '@stallbook/event-store';
import type { Aggregate, EventTypes } from '@stallbook/kernel';

const ATTEMPTS = 5;

/** A lost race must not be retried with the answer that was asked for before it. */
class AnswerOutdated extends Error {
  constructor(override readonly cause: ConcurrencyError) {
    super('another writer appended to this stream after it was loaded');
  }
}

/**
 * Loads a stream, asks Stripe with no transaction open, then lets `append` execute on exactly the version that was
 * loaded. A lost race loads and asks again, so an older answer never covers a newer one.
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
