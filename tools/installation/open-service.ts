import { eventStoreOptions as applications } from '@stallbook/applications';
import { eventStoreOptions as attachments } from '@stallbook/attachments';
import { eventStoreOptions as billing } from '@stallbook/billing';
import { eventStoreOptions as content } from '@stallbook/content';
import type { Projection } from '@stallbook/event-store/core';
import { eventStoreOptions as events } from '@stallbook/events';
import { eventStoreOptions as identity } from '@stallbook/identity';
import { eventStoreOptions as notifications } from '@stallbook/notifications';
import type { ServiceName } from '@stallbook/kernel';
import { serviceDb } from '@stallbook/platform';
import { MongoClient, type Db } from 'mongodb';
import { findDatabase } from './database.mjs';

export const services: Record<string, { projections: readonly Projection[] }> = {
  identity,
  events,
  applications,
  billing,
  attachments,
  content,
  notifications,
} satisfies Record<ServiceName, unknown>;

export async function withDatabaseOf(service: string, work: (db: Db) => Promise<void>): Promise<void> {
  const database = await findDatabase(process.env);
  const client = await new MongoClient(database.url).connect();
  try {
    await work(serviceDb(client, process.env['STALLBOOK_DB_PREFIX'] ?? 'stallbook', service));
  } finally {
    await client.close();
    await database.stop();
  }
}
