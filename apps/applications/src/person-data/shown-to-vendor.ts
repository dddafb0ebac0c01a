import { commitsOf, type Commit } from '@stallbook/event-store';
import type { Db } from 'mongodb';
import type { ApplicationEvent } from '../application/domain/application.events.js';
import { shownTo } from '../application/domain/timeline.js';

/** Which events of a commit a vendor may see: none of a decision that is held or was undone. */
export const shownToVendor =
  (db: Db) =>
  async ({ streamId, events }: Commit): Promise<readonly boolean[]> => {
    if (!events.some(({ type }) => type === 'application.decision-deferred')) return events.map(() => true);
    const commits = await commitsOf(db).find({ streamId }).sort({ firstVersion: 1 }).toArray();
    const history = commits.flatMap((commit) => commit.events);
    const shown = shownTo('vendor', history as unknown as ApplicationEvent[]);
    return events.map((event) => shown[history.findIndex(({ id }) => id === event.id)] ?? false);
  };
