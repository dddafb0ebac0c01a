// `npm run replay -- <service> [projection]`: rebuilds read models in shadow collections, then swaps. Stallbook may
// be running.
import {
  EventCodec,
  PersonKeys,
  PersonalData,
  rebuildProjection,
  RebuildRunningError,
} from '@stallbook/event-store/core';
import type { Db } from 'mongodb';
import { findKeys } from '../installation/database.mjs';
import { services, withDatabaseOf } from '../installation/open-service.js';

const [service = '', only] = process.argv.slice(2);
const projections = services[service]?.projections.filter((projection) => !only || projection.name === only) ?? [];
if (projections.length === 0) {
  const known = Object.entries(services).map(
    ([name, { projections: all }]) => `  ${name}: ${all.map((projection) => projection.name).join(', ')}`,
  );
  console.error(`Usage: npm run replay -- <service> [projection]\n${known.join('\n')}`);
  process.exit(1);
}

const rebuild = async (db: Db): Promise<void> => {
  const keys = { STALLBOOK_PERSONAL_KEYS: findKeys(process.env, 'STALLBOOK_PERSONAL_KEYS') };
  const codec = new EventCodec(new PersonalData(new PersonKeys(db, keys)));
  for (const projection of projections) {
    const started = Date.now();
    const { streams, events: count } = await rebuildProjection({ db, codec }, projection, (progress) =>
      process.stderr.write(`\r${projection.name}: ${progress.events} events …`),
    );
    process.stderr.write('\r');
    console.log(
      `${projection.name}: ${streams} streams, ${count} events, ${((Date.now() - started) / 1000).toFixed(1)} s`,
    );
  }
};

try {
  await withDatabaseOf(service, rebuild);
} catch (error) {
  if (!(error instanceof RebuildRunningError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
