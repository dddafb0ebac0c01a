import type { Clock } from '@stallbook/kernel';
import { MongoServerError, type ClientSession, type Collection, type Db, type MongoClient } from 'mongodb';
import type { BusMessage } from '../port.js';
import { withTransaction } from '../transaction/transaction.js';

export interface Inbox {
  /**
   * In one transaction: records the ids of the messages that `consumer` has not handled yet and runs the effect with
   * those alone, in order. Resolves with their number. The effect may run again after a conflict: it does nothing but
   * write with the session it is given.
   */
  handle(
    consumer: string,
    messages: BusMessage[],
    effect: (fresh: BusMessage[], session: ClientSession) => Promise<void>,
  ): Promise<number>;
}

interface Handled {
  _id: string;
  handledAt: Date;
}

/** As long as the longest topic keeps its messages. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;
const DUPLICATE_KEY = 11000;

class AlreadyHandled extends Error {}

export async function createInbox(options: { client: MongoClient; db: Db; clock: Clock }): Promise<Inbox> {
  const { client, db, clock } = options;
  const inbox: Collection<Handled> = db.collection<Handled>('inbox');
  await inbox.createIndex({ handledAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

  const run: Inbox['handle'] = (consumer, messages, effect) =>
    withTransaction(
      client,
      async (session) => {
        const handledAt = clock.now();
        try {
          await inbox.insertMany(
            messages.map(({ id }) => ({ _id: `${consumer}:${id}`, handledAt })),
            { session },
          );
        } catch (error) {
          if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) throw new AlreadyHandled();
          throw error;
        }
        await effect(messages, session);
        return messages.length;
      },
      { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } },
    );

  const withoutHandled = async (consumer: string, messages: BusMessage[]): Promise<BusMessage[]> => {
    const ids = messages.map(({ id }) => `${consumer}:${id}`);
    const found = await inbox
      .find({ _id: { $in: ids } }, { projection: { _id: 1 }, readConcern: 'majority' })
      .toArray();
    const handled = new Set(found.map(({ _id }) => _id));
    return messages.filter(({ id }) => !handled.has(`${consumer}:${id}`));
  };

  return {
    async handle(consumer, messages, effect) {
      let fresh = [...new Map(messages.map((message) => [message.id, message])).values()];
      // Nearly every message comes once: it is looked up only after its id turned out to be taken.
      while (fresh.length > 0) {
        try {
          return await run(consumer, fresh, effect);
        } catch (error) {
          if (!(error instanceof AlreadyHandled)) throw error;
          fresh = await withoutHandled(consumer, fresh);
        }
      }
      return 0;
    },
  };
}
