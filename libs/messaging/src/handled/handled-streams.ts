import type { ClientSession, Collection, Db, MongoClient } from 'mongodb';
import type { BusMessage } from '../port.js';
import { inOneTransaction } from '../transaction/in-one-transaction.js';

export interface HandledStreams {
  /**
   * In one transaction: notes the sequences of the messages that `consumer` has not handled yet and runs the effect with
   * those alone, in order. Resolves with them. The effect may run again after a conflict: it does nothing but write with
   * the session it is given. Rejects with TransactionStuckError where the transaction fails again and again.
   */
  handle(
    consumer: string,
    messages: readonly BusMessage[],
    effect: (fresh: BusMessage[], session: ClientSession) => Promise<void>,
  ): Promise<BusMessage[]>;
  /** Notes a message that was given up: it is handled when it comes again, although later ones of its stream were. */
  miss(consumer: string, message: BusMessage): Promise<void>;
}

export interface HandledStream {
  /** `<consumer>|<topic>|<stream>`: the messages of a stream keep their order within a topic alone. */
  _id: string;
  /** The highest sequence that was handled. */
  last: number;
  /** Sequences that were given up and not handled since. */
  missed?: number[];
}

export const HANDLED_STREAMS = 'handledStreams';

const idOf = (consumer: string, { topic, stream }: BusMessage): string => `${consumer}|${topic}|${stream}`;

export async function createHandledStreams({ client, db }: { client: MongoClient; db: Db }): Promise<HandledStreams> {
  const streams: Collection<HandledStream> = db.collection<HandledStream>(HANDLED_STREAMS);
  // Creates the collection: one that two transactions create at the same time would be a conflict.
  await streams.createIndex({ _id: 1 });

  const freshOf = async (consumer: string, messages: readonly BusMessage[], session: ClientSession) => {
    const ids = [...new Set(messages.map((message) => idOf(consumer, message)))];
    const found = await streams.find({ _id: { $in: ids } }, { session }).toArray();
    const known = new Map(found.map(({ _id, last, missed = [] }) => [_id, { last, missed: new Set(missed) }]));
    return messages.filter((message) => {
      const id = idOf(consumer, message);
      const { sequence } = message;
      const stream = known.get(id) ?? { last: -1, missed: new Set<number>() };
      known.set(id, stream);
      if (!stream.missed.delete(sequence) && sequence <= stream.last) return false;
      stream.last = Math.max(stream.last, sequence);
      return true;
    });
  };

  const note = async (consumer: string, fresh: readonly BusMessage[], session: ClientSession): Promise<void> => {
    const sequences = new Map<string, number[]>();
    for (const message of fresh) {
      const id = idOf(consumer, message);
      sequences.set(id, [...(sequences.get(id) ?? []), message.sequence]);
    }
    await streams.bulkWrite(
      [...sequences].map(([_id, handled]) => ({
        updateOne: {
          filter: { _id },
          update: { $max: { last: Math.max(...handled) }, $pull: { missed: { $in: handled } } },
          upsert: true,
        },
      })),
      { session, ordered: false },
    );
  };

  return {
    handle: (consumer, messages, effect) =>
      inOneTransaction(client, async (session) => {
        const fresh = await freshOf(consumer, messages, session);
        if (fresh.length === 0) return [];
        await note(consumer, fresh, session);
        await effect(fresh, session);
        return fresh;
      }),
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
