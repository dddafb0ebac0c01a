// `npm run erasures -- save <file>` before a backup is restored, `npm run erasures -- apply <file>` after it:
// erasures that the backup does not know run again at the next start. The file holds IDs and hashes, no names.
import { readFileSync, writeFileSync } from 'node:fs';
import {
  commitsOf,
  EventCodec,
  PersonalData,
  PersonKeys,
  rebuildProjection,
  type Commit,
  type Projection,
} from '@stallbook/event-store/core';
import { BSON, type Db } from 'mongodb';
import { findKeys } from '../installation/database.mjs';
import { services, withDatabaseOf } from '../installation/open-service.js';

const { EJSON } = BSON;
const [action, file] = process.argv.slice(2);
const projection = services['identity']?.projections.find(({ name }) => name === 'erasures');
if (!file || !projection || (action !== 'save' && action !== 'apply')) {
  console.error('Usage: npm run erasures -- save|apply <file>');
  process.exit(1);
}

async function save(db: Db, path: string): Promise<void> {
  const requests = await commitsOf(db)
    .find({ streamId: /^erasure-/, firstVersion: 1 })
    .toArray();
  writeFileSync(path, EJSON.stringify(requests), { mode: 0o600 });
  console.log(`Saved ${requests.length} erasures.`);
}

/** A request whose later commits are lost counts as new. */
async function apply(db: Db, path: string, projection: Projection): Promise<void> {
  const keys = { STALLBOOK_PERSONAL_KEYS: findKeys(process.env, 'STALLBOOK_PERSONAL_KEYS') };
  const requests = EJSON.parse(readFileSync(path, 'utf8')) as Commit[];
  let applied = 0;
  for (const request of requests) {
    const fresh = { ...request, position: request._id };
    const { upsertedCount } = await commitsOf(db).updateOne(
      { _id: request._id },
      { $setOnInsert: fresh },
      { upsert: true },
    );
    applied += upsertedCount;
  }
  const codec = new EventCodec(new PersonalData(new PersonKeys(db, keys)));
  await rebuildProjection({ db, codec }, projection, () => undefined);
  console.log(`Erasures to carry out again: ${applied}.`);
}

await withDatabaseOf('identity', (db) => (action === 'save' ? save(db, file) : apply(db, file, projection)));
