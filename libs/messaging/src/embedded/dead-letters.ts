import type { Collection, Db } from 'mongodb';
import type { BusMessage, DeadLetter } from '../port.js';
import type { DeadLetterStore } from '../transport.js';

interface DeadLetterDocument {
  _id: string;
  group: string;
  error: string;
  attempts: number;
  at: Date;
  message: string;
}

const toDeadLetter = ({ _id, message, ...rest }: DeadLetterDocument): DeadLetter => ({
  id: _id,
  ...rest,
  message: JSON.parse(message) as BusMessage,
});

export function createEmbeddedDeadLetters(db: Db): DeadLetterStore {
  const deadLetters: Collection<DeadLetterDocument> = db.collection<DeadLetterDocument>('bus_dead_letters', {
    writeConcern: { w: 'majority' },
  });
  return {
    async prepare() {
      await deadLetters.createIndex({ group: 1, at: 1 });
    },
    async put({ id, message, ...rest }) {
      await deadLetters.replaceOne({ _id: id }, { ...rest, message: JSON.stringify(message) }, { upsert: true });
    },
    async get(id) {
      const found = await deadLetters.findOne({ _id: id });
      return found ? toDeadLetter(found) : undefined;
    },
    async list(group) {
      return (await deadLetters.find(group === undefined ? {} : { group }, { sort: { at: 1 } }).toArray()).map(
        toDeadLetter,
      );
    },
    async remove(deadLetter) {
      await deadLetters.deleteOne({ _id: deadLetter.id, at: deadLetter.at });
    },
  };
}
