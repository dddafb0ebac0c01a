// `npm run replay -- <service> [view]`: rebuilds read models from the events in shadow collections, then swaps.
// Stallbook may run meanwhile.
import { EventCodec, PersonKeys, PersonalData, rebuildProjection } from '@stallbook/event-store/core';
import { findKeys } from './database.mjs';
import { services, withDatabaseOf } from './open-service.js';

const [service = '', only] = process.argv.slice(2);
const views = services[service]?.views.filter((view) => !only || view.name === only) ?? [];
if (views.length === 0) {
  const known = Object.entries(services).map(
    ([name, { views: all }]) => `  ${name}: ${all.map((view) => view.name).join(', ')}`,
  );
  console.error(`Usage: npm run replay -- <service> [view]\n${known.join('\n')}`);
  process.exit(1);
}

await withDatabaseOf(service, async (db) => {
  const keys = { STALLBOOK_PERSONAL_KEYS: findKeys(process.env, 'STALLBOOK_PERSONAL_KEYS') };
  const codec = new EventCodec(new PersonalData(new PersonKeys(db, keys)));
  for (const view of views) {
    const started = Date.now();
    const { streams, events: count } = await rebuildProjection({ db, codec }, view, (progress) =>
      process.stderr.write(`\r${view.name}: ${progress.events} events …`),
    );
    process.stderr.write('\r');
    console.log(`${view.name}: ${streams} streams, ${count} events, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
});
