import {
  announcedMessages,
  commitsOf,
  EventCodec,
  PersonalData,
  PersonKeys,
  type Commit,
  type Projection,
} from '@stallbook/event-store';
import type { BusMessage } from '@stallbook/messaging';
import { serviceDb } from '@stallbook/platform';
import type { Db } from 'mongodb';
import type { CheckedService } from '../services.js';
import type { System } from '../system.js';

export interface StoreContents {
  service: CheckedService;
  db: Db;
  codec: EventCodec;
  commits: Commit[];
  /** In order of position. */
  announced: BusMessage[];
}

/** Everything that a service has stored, and what it publishes. */
export async function readStore({ client, config }: System, service: CheckedService): Promise<StoreContents> {
  const db = serviceDb(client, config.STALLBOOK_DB_PREFIX, service.name);
  const codec = new EventCodec(new PersonalData(new PersonKeys(db, config)));
  const commits = await commitsOf(db).find().toArray();
  const placeOf = new Map<string, number>();
  for (const { events, position } of commits) {
    for (const { id } of events) placeOf.set(id, typeof position === 'number' ? position : Infinity);
  }
  const announced: BusMessage[] = [];
  for (const mapper of service.store.mappers) {
    for await (const message of announcedMessages({ db, codec }, mapper)) announced.push(message);
  }
  const place = ({ causationId = '' }: BusMessage): number => placeOf.get(causationId) ?? Infinity;
  announced.sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
  return { service, db, codec, commits, announced };
}

export function viewIn({ service }: StoreContents, collection: string): Projection {
  const found = service.store.projections.find((projection) => projection.collection === collection);
  if (!found) throw new Error(`${service.name} has no projection in ${collection}`);
  return found;
}
