import { rebuiltDocuments, type Projection } from '@stallbook/event-store';
import { BSON, type Document } from 'mongodb';
import type { Documents } from '../checks/read-models.js';
import type { StoreContents } from './stores.js';

export async function readView(
  { db, codec }: StoreContents,
  projection: Projection,
): Promise<{ live: Documents; rebuilt: Documents }> {
  const live = new Map<string, unknown>();
  for await (const document of db.collection<{ _id: string }>(projection.collection).find())
    live.set(document._id, document);
  const rebuilt = new Map<string, unknown>();
  for await (const document of rebuiltDocuments({ db, codec }, projection))
    rebuilt.set(document._id, asStored(document));
  return { live, rebuilt };
}

const asStored = (document: Document): Document =>
  BSON.deserialize(BSON.serialize(document, { ignoreUndefined: false }));
