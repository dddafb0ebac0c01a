import type { ClientSession, Collection, Db, MongoClient, MongoServerError, UpdateFilter } from 'mongodb';
import type { BusMessage } from '../port.js';
import { isDuplicateKey } from '../transaction/duplicate-key.js';
import { inTransactionOrFail } from '../transaction/in-transaction-or-fail.js';

export interface HandledStreams {
  /**
   * Runs the effect with the messages that `consumer` has not handled yet, in order, and records their sequences in the
   * same transaction. Returns those messages. The effect may run again after a conflict, so it must only write with the
   * given session. @throws TransactionStuckError if the transaction keeps failing
   */
  handle(
    consumer: string,
    messages: readonly BusMessage[],
    effect: (fresh: BusMessage[], session: ClientSession) => Promise<void>,
  ): Promise<BusMessage[]>;
  /** For effects outside a transaction, which are recorded afterwards. */
  unhandled(consumer: string, messages: readonly BusMessage[]): Promise<BusMessage[]>;
  miss(consumer: string, message: BusMessage): Promise<void>;
}

export interface HandledStream {
  _id: string;
  last: number;
  missed?: number[];
}

export const HANDLED_STREAMS = 'handledStreams';

/** Two transactions record the first message of a stream. */
const isFirstRecordRace = (error: MongoServerError): boolean =>
  isDuplicateKey(error) && error.message.includes(`.${HANDLED_STREAMS} `);

const idOf = (consumer: string, { topic, stream }: BusMessage): string => `${consumer}|${topic}|${stream}`;

export async function createHandledStreams({ client, db }: { client: MongoClient; db: Db }): Promise<HandledStreams> {
  const streams: Collection<HandledStream> = db.collection<HandledStream>(HANDLED_STREAMS);
  // Two transactions creating the collection would conflict.
  await streams.createIndex({ _id: 1 });

  const freshAmong = (consumer: string, messages: readonly BusMessage[], found: readonly HandledStream[]) => {
    const byId = new Map(found.map(({ _id, last, missed = [] }) => [_id, { last, missed: new Set(missed) }]));
    return messages.filter((message) => {
      const id = idOf(consumer, message);
      const { sequence } = message;
      const stream = byId.get(id) ?? { last: -1, missed: new Set<number>() };
      byId.set(id, stream);
      if (!stream.missed.delete(sequence) && sequence <= stream.last) return false;
      stream.last = Math.max(stream.last, sequence);
      return true;
    });
  };

  const freshOf = async (consumer: string, messages: readonly BusMessage[], session?: ClientSession) => {
    const ids = [...new Set(messages.map((message) => idOf(consumer, message)))];
    const found = await streams.find({ _id: { $in: ids } }, { session }).toArray();
    return freshAmong(consumer, messages, found);
  };

  const sequencesOf = (consumer: string, messages: readonly BusMessage[]): Map<string, number[]> => {
    const sequences = new Map<string, number[]>();
    for (const message of messages) {
      const id = idOf(consumer, message);
      sequences.set(id, [...(sequences.get(id) ?? []), message.sequence]);
    }
    return sequences;
  };

  const handledNow = (handled: number[]): UpdateFilter<HandledStream> => ({
    $max: { last: Math.max(...handled) },
    $pull: { missed: { $in: handled } },
  });

  /** Records the messages. Returns the fresh ones. */
  const record = async (consumer: string, messages: readonly BusMessage[], session: ClientSession) => {
    const [only, ...others] = sequencesOf(consumer, messages);
    if (only && others.length === 0) {
      // Changes nothing for messages that were handled before.
      const [_id, handled] = only;
      const before = await streams.findOneAndUpdate({ _id }, handledNow(handled), { session, upsert: true });
      return freshAmong(consumer, messages, before ? [before] : []);
    }
    const fresh = await freshOf(consumer, messages, session);
    const writes = [...sequencesOf(consumer, fresh)].map(([_id, handled]) => ({
      updateOne: { filter: { _id }, update: handledNow(handled), upsert: true },
    }));
    if (writes.length > 0) await streams.bulkWrite(writes, { session, ordered: false });
    return fresh;
  };

  return {
    handle: (consumer, messages, effect) =>
      inTransactionOrFail(
        client,
        async (session) => {
          const fresh = await record(consumer, messages, session);
          if (fresh.length > 0) await effect(fresh, session);
          return fresh;
        },
        isFirstRecordRace,
      ),
    unhandled: (consumer, messages) => freshOf(consumer, messages),
    async miss(consumer, message) {
      const { sequence } = message;
      const update = { $addToSet: { missed: sequence }, $max: { last: -1 } };
      await streams.updateOne({ _id: idOf(consumer, message) }, update, {
        upsert: true,
        writeConcern: { w: 'majority' },
      });
    },
  };
}
