import type { ServiceName } from '@stallbook/kernel';
import type { Document } from 'mongodb';
import type { Harness } from './harness.js';

/** The database of a service as it is now. The result restores it: indexes stay, everything later is gone. */
export async function backUp(stage: Harness, service: ServiceName): Promise<() => Promise<void>> {
  const kept = new Map<string, Document[]>();
  for (const one of await stage.db(service).collections()) kept.set(one.collectionName, await one.find().toArray());
  return async () => {
    for (const one of await stage.db(service).collections()) {
      await one.deleteMany({});
      const documents = kept.get(one.collectionName) ?? [];
      if (documents.length > 0) await one.insertMany(documents);
    }
  };
}
