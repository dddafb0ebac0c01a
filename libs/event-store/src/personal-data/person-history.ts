import type { Db } from 'mongodb';
import { commitsOf } from '../store/commit.js';
import { recordsIn, type Person, type PersonRecords } from './person-records.js';
import type { PersonalData } from './personal-data.js';

interface HistoryOptions {
  subjectsOf: (person: Person) => string[];
  /** Fields that must never be shown, such as tokens. */
  without?: readonly string[];
}

/** Every stored event with fields encrypted for the person. */
export const personHistory = (
  { db, personal }: { db: Db; personal: PersonalData },
  { subjectsOf, without = [] }: HistoryOptions,
): PersonRecords =>
  recordsIn('history', commitsOf(db), {
    filterFor: (person) => ({ subjects: { $in: subjectsOf(person) } }),
    show: async ({ streamId, meta, events }, person) => {
      const subjects = new Set(subjectsOf(person));
      const changes = [];
      for (const { id: eventId, type, data } of events) {
        const readable = Object.entries(await personal.openOwn(data, subjects, { streamId, eventId }));
        changes.push({ type, data: Object.fromEntries(readable.filter(([field]) => !without.includes(field))) });
      }
      return { at: meta.occurredAt, of: streamId, changes };
    },
  });
