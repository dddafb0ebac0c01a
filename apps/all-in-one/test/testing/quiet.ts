import { queueNames } from '@stallbook/contracts';
import { checkpointsOf, commitsOf } from '@stallbook/event-store';
import type { ServiceName } from '@stallbook/kernel';
import { consumerLags, jobsPrefix, type StallbookConfig } from '@stallbook/platform';
import { eventually } from '@stallbook/testing';
import type { Redis } from 'ioredis';
import type { Db } from 'mongodb';

const LIMIT_MS = 120_000;

interface Installation {
  databases: ReadonlyMap<ServiceName, Db>;
  redis: Redis;
  config: StallbookConfig;
}

/** Jobs that wait for a later time do not count. */
async function pendingJobs({ redis, config }: Installation): Promise<number> {
  const counts = queueNames.flatMap((name) => {
    const key = `${jobsPrefix(config)}:${name}`;
    return [redis.llen(`${key}:wait`), redis.zcard(`${key}:prioritized`), redis.llen(`${key}:active`)];
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** @returns how far each service is */
async function finished(installation: Installation): Promise<number[]> {
  const { databases } = installation;
  const positions: number[] = [];
  for (const db of databases.values()) {
    const commits = commitsOf(db);
    const last = await commits.findOne({ position: { $gt: 0 } }, { sort: { position: -1 } });
    const reached = await checkpointsOf(db).findOne({ _id: 'relay' });
    expect(reached?.published ?? 0).toBe(last?.position ?? 0);
    expect(await commits.countDocuments({ position: { $type: 'string' } })).toBe(0);
    expect(await db.collection('processes').countDocuments()).toBe(0);
    positions.push(Number(last?.position ?? 0));
  }
  const lags = await consumerLags('', LIMIT_MS);
  expect(lags.length).toBeGreaterThanOrEqual(databases.size);
  expect(lags.filter(({ lag }) => lag !== 0)).toEqual([]);
  expect(await databases.get('identity')?.collection('sessions').countDocuments({ fresh: true })).toBe(0);
  expect(await databases.get('identity')?.collection('waitingEmails').countDocuments()).toBe(0);
  const emails = databases.get('notifications')?.collection('emails');
  expect(await emails?.countDocuments({ status: 'queued', enqueuedAt: null, notBefore: null })).toBe(0);
  expect(await pendingJobs(installation)).toBe(0);
  return positions;
}

/**
 * Waits until every commit is published, every message handled, and every process, email, and job finished. Looks twice,
 * because the first look can pass a service that gets work from a later one.
 */
export async function quiet(installation: Installation): Promise<void> {
  let before: number[] = [];
  await eventually(async () => {
    const seen = before;
    before = await finished(installation);
    expect(before).toEqual(seen);
  }, LIMIT_MS);
}
