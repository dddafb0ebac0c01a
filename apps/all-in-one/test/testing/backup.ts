import type { ServiceName } from '@stallbook/kernel';
import type { Document } from 'mongodb';
import type { Harness } from './harness.js';

/** A copy of a service's database. Restoring it keeps indexes and drops everything later. */
export async function backUp(harness: Harness, service: ServiceName): Promise<() => Promise<void>> {
  const kept = new Map<string, Document[]>();
  for (const one of await harness.db(service).collections()) kept.set(one.collectionName, await one.find().toArray());
  return async () => {
    for (const one of await harness.db(service).collections()) {
      await one.deleteMany({});
      const documents = kept.get(one.collectionName) ?? [];
      if (documents.length > 0) await one.insertMany(documents);
    }
  };
}
