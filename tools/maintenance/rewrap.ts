// `npm run rewrap`: wraps keys again with the current master keys, so that earlier ones can be removed. Stallbook may
// be running; it can be repeated.
import { PersonKeys } from '@stallbook/event-store/core';
import { services } from '@stallbook/kernel';
import { MessageKeys, serviceDb } from '@stallbook/platform';
import { MongoClient, type Db } from 'mongodb';
import { findDatabase, findKeys } from '../installation/database.mjs';

const names: string[] = [...services, 'bus'];
const only = process.argv[2];
if (only !== undefined && !names.includes(only)) {
  console.error(`Usage: npm run rewrap [-- <service>|bus]\nServices: ${services.join(', ')}`);
  process.exit(1);
}

const keysOf = (db: Db, name: string): PersonKeys | MessageKeys =>
  name === 'bus'
    ? new MessageKeys(db, { STALLBOOK_MESSAGE_KEYS: findKeys(process.env, 'STALLBOOK_MESSAGE_KEYS') })
    : new PersonKeys(db, { STALLBOOK_PERSONAL_KEYS: findKeys(process.env, 'STALLBOOK_PERSONAL_KEYS') });

const database = await findDatabase(process.env);
const client = await new MongoClient(database.url).connect();
try {
  for (const name of names.filter((one) => !only || one === only)) {
    const db = serviceDb(client, process.env['STALLBOOK_DB_PREFIX'] ?? 'stallbook', name);
    console.log(`${name}: ${await keysOf(db, name).rewrap()} keys`);
  }
} finally {
  await client.close();
  await database.stop();
}
