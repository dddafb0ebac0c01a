import { checkpointsOf, commitsOf } from '@stallbook/event-store';
import type { ServiceName } from '@stallbook/kernel';
import { consumerLags } from '@stallbook/platform';
import { eventually } from '@stallbook/testing';
import type { Db } from 'mongodb';

const LIMIT_MS = 120_000;

/** Waits until every commit is published, every message handled, and every process finished. */
export async function quiet(databases: ReadonlyMap<ServiceName, Db>): Promise<void> {
  await eventually(async () => {
    for (const db of databases.values()) {
      const commits = commitsOf(db);
      const last = await commits.findOne({ position: { $gt: 0 } }, { sort: { position: -1 } });
      const reached = await checkpointsOf(db).findOne({ _id: 'relay' });
      expect(reached?.published ?? 0).toBe(last?.position ?? 0);
      expect(await commits.countDocuments({ position: { $type: 'string' } })).toBe(0);
      expect(await db.collection('processes').countDocuments()).toBe(0);
    }
    const lags = await consumerLags('', LIMIT_MS);
    expect(lags.length).toBeGreaterThanOrEqual(databases.size);
    expect(lags.filter(({ lag }) => lag !== 0)).toEqual([]);
    expect(await databases.get('identity')?.collection('sessions').countDocuments({ fresh: true })).toBe(0);
  }, LIMIT_MS);
}
