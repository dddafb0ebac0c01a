// `npm run replay -- <service> [view]`: rebuilds read models from the events beside the live ones, then swaps.
// Stallbook may run meanwhile.
import { eventStoreOptions as applications } from '@stallbook/applications';
import { eventStoreOptions as attachments } from '@stallbook/attachments';
import { eventStoreOptions as billing } from '@stallbook/billing';
import { eventStoreOptions as content } from '@stallbook/content';
import { EventCodec, PersonKeys, PersonalData, rebuildView, type View } from '@stallbook/event-store';
import { eventStoreOptions as events } from '@stallbook/events';
import { eventStoreOptions as identity } from '@stallbook/identity';
import { serviceDb } from '@stallbook/platform';
import { MongoClient } from 'mongodb';
import { findDatabase, findKeys } from './database.mjs';

const services: Record<string, { views: readonly View[] }> = {
  identity,
  events,
  applications,
  billing,
  attachments,
  content,
};

const [service = '', only] = process.argv.slice(2);
const views = services[service]?.views.filter((view) => !only || view.name === only) ?? [];
if (views.length === 0) {
  const known = Object.entries(services).map(
    ([name, { views: all }]) => `  ${name}: ${all.map((view) => view.name).join(', ')}`,
  );
  console.error(`Usage: npm run replay -- <service> [view]\n${known.join('\n')}`);
  process.exit(1);
}

const database = await findDatabase(process.env);
const client = await new MongoClient(database.url).connect();
try {
  const db = serviceDb(client, process.env['STALLBOOK_DB_PREFIX'] ?? 'stallbook', service);
  const codec = new EventCodec(
    new PersonalData(new PersonKeys(db, { STALLBOOK_PERSONAL_KEYS: findKeys(process.env, 'STALLBOOK_PERSONAL_KEYS') })),
  );
  for (const view of views) {
    const started = Date.now();
    const { streams, events: count } = await rebuildView({ db, codec }, view, (progress) =>
      process.stderr.write(`\r${view.name}: ${progress.events} events …`),
    );
    process.stderr.write('\r');
    console.log(`${view.name}: ${streams} streams, ${count} events, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
} finally {
  await client.close();
  await database.stop();
}
