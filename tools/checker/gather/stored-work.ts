import { setAsideCommits } from '@stallbook/event-store';
import type { Document } from 'mongodb';
import type { Pending } from '../checks/endings.js';
import type { CheckedService } from '../services.js';
import type { StoreContents } from './stores.js';

export interface StoredWork {
  service: CheckedService['name'];
  collection: string;
  unfinished: Document;
  since: string;
}

export const storedWork: readonly StoredWork[] = [
  { service: 'events', collection: 'importJobs', unfinished: { finishedAt: null }, since: 'createdAt' },
  ...['deciding', 'held', 'announcing', 'undoing'].map((status) => ({
    service: 'applications' as const,
    collection: 'bulkDecisions',
    unfinished: { status },
    since: 'createdAt',
  })),
  { service: 'attachments', collection: 'accountExports', unfinished: { status: 'collecting' }, since: 'requestedAt' },
  { service: 'identity', collection: 'erasures', unfinished: { settled: false }, since: 'requestedAt' },
  { service: 'notifications', collection: 'broadcasts', unfinished: { status: 'sending' }, since: 'createdAt' },
  { service: 'notifications', collection: 'emails', unfinished: { status: 'queued' }, since: 'createdAt' },
  { service: 'notifications', collection: 'deferredTriggers', unfinished: {}, since: 'occurredAt' },
  { service: 'billing', collection: 'stripeEvents', unfinished: { status: 'waiting' }, since: 'receivedAt' },
  { service: 'billing', collection: 'stripeEvents', unfinished: { status: 'abandoned' }, since: 'receivedAt' },
];

/** Stored work of a service that is unfinished. */
export async function readStoredWork(store: StoreContents): Promise<Pending[]> {
  const { service, db } = store;
  const everywhere: StoredWork = { service: service.name, collection: 'processes', unfinished: {}, since: 'at' };
  const pending = unplaced(store);
  for (const { collection, unfinished, since } of [
    everywhere,
    ...storedWork.filter((one) => one.service === service.name),
  ]) {
    for await (const entry of db.collection<Document & { _id: string }>(collection).find(unfinished)) {
      pending.push({
        what: `${service.name}: ${collection} ${entry._id}`,
        since: new Date(entry[since] as Date | string),
      });
    }
  }
  return [...pending, ...(await orphanedIntents(store)), ...(await aside(store))];
}

const unplaced = ({ service, commits }: StoreContents): Pending[] =>
  commits
    .filter(({ position }) => typeof position !== 'number')
    .map(({ _id, meta }) => ({ what: `${service.name}: commit ${_id} without a position`, since: meta.occurredAt }));

/** The relay keeps retrying them, so the time of storing counts. */
async function aside({ service, db, commits }: StoreContents): Promise<Pending[]> {
  const storedAt = new Map(commits.map(({ _id, meta }) => [_id, meta.occurredAt]));
  const found = await setAsideCommits(db).find().toArray();
  return found.map(({ _id, triedAt }) => ({
    what: `${service.name}: commit ${_id} set aside`,
    since: storedAt.get(_id) ?? triedAt,
  }));
}

/** Intents that billing has not canceled or refunded yet, since the last event of their payment. */
async function orphanedIntents({ service, db, commits }: StoreContents): Promise<Pending[]> {
  if (service.name !== 'billing') return [];
  const found = await db.collection<{ _id: string }>('orphanedIntents').find().toArray();
  return found.map(({ _id }) => {
    const instants = commits
      .filter(({ streamId }) => streamId === `payment-${_id}`)
      .map(({ meta }) => +meta.occurredAt);
    return { what: `billing: orphaned intent of ${_id}`, since: new Date(Math.max(0, ...instants)) };
  });
}
