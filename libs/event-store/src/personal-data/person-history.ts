import type { Db } from 'mongodb';
import { commitsOf, type Commit } from '../store/commit.js';
import { personDataIn, type Person, type PersonDataSource } from './person-data-source.js';
import type { PersonalData } from './personal-data.js';

interface HistoryOptions {
  subjectsOf: (person: Person) => string[];
  /** Fields that must never be shown, such as tokens. */
  without?: readonly string[];
  /** For each event of a commit, whether the person may know of it. */
  shown?: (commit: Commit) => Promise<readonly boolean[]>;
}

/** Every stored event with fields encrypted for the person. */
export const personHistory = (
  { db, personal }: { db: Db; personal: PersonalData },
  { subjectsOf, without = [], shown = ({ events }) => Promise.resolve(events.map(() => true)) }: HistoryOptions,
): PersonDataSource =>
  personDataIn('history', commitsOf(db), {
    filterFor: (person) => ({ subjects: { $in: subjectsOf(person) } }),
    show: async (commit, person) => {
      const { streamId, meta, events } = commit;
      const subjects = new Set(subjectsOf(person));
      const isShown = await shown(commit);
      const changes = [];
      for (const [at, { id: eventId, type, data }] of events.entries()) {
        if (!isShown[at]) continue;
        const readable = Object.entries(await personal.openOwn(data, subjects, { streamId, eventId }));
        changes.push({ type, data: Object.fromEntries(readable.filter(([field]) => !without.includes(field))) });
      }
      return changes.length > 0 ? { at: meta.occurredAt, of: streamId, changes } : null;
    },
  });
