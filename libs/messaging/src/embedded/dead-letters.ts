import type { Collection, Db } from 'mongodb';
import type { BusMessage, DeadLetter } from '../port.js';
import type { DeadLetterStore } from '../transport.js';

interface LetterDocument {
  _id: string;
  group: string;
  error: string;
  attempts: number;
  at: Date;
  /** JSON text, as in the log. */
  message: string;
}

const toLetter = ({ _id, message, ...rest }: LetterDocument): DeadLetter => ({
  id: _id,
  ...rest,
  message: JSON.parse(message) as BusMessage,
});

export function createEmbeddedDeadLetters(db: Db): DeadLetterStore {
  const letters: Collection<LetterDocument> = db.collection<LetterDocument>('bus_dead_letters', {
    writeConcern: { w: 'majority' },
  });
  return {
    async prepare() {
      await letters.createIndex({ group: 1, at: 1 });
    },
    async put({ id, message, ...rest }) {
      await letters.replaceOne({ _id: id }, { ...rest, message: JSON.stringify(message) }, { upsert: true });
    },
    async get(id) {
      const found = await letters.findOne({ _id: id });
      return found ? toLetter(found) : undefined;
    },
    async list(group) {
      return (await letters.find(group === undefined ? {} : { group }, { sort: { at: 1 } }).toArray()).map(toLetter);
    },
    async remove(letter) {
      // Not one that failed again and came back in the meantime.
      await letters.deleteOne({ _id: letter.id, at: letter.at });
    },
  };
}
