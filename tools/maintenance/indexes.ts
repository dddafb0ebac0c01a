// `npm run indexes -- <service> [--drop]`: lists or drops indexes of read models that this version does not declare.
// Drop them when no replica of the previous version is left.
import { dropIndexes, obsoleteIndexes } from '@stallbook/event-store/core';
import { services, withDatabaseOf } from '../installation/open-service.js';

const [service = '', drop] = process.argv.slice(2);
const projections = services[service]?.projections;
if (!projections || (drop !== undefined && drop !== '--drop')) {
  console.error(`Usage: npm run indexes -- <service> [--drop]\nServices: ${Object.keys(services).join(', ')}`);
  process.exit(1);
}

await withDatabaseOf(service, async (db) => {
  const obsolete = await obsoleteIndexes(db, projections);
  if (drop) await dropIndexes(db, obsolete);
  for (const [collection, index] of obsolete) console.log(`${collection}.${index}${drop ? ' dropped' : ''}`);
  if (obsolete.length === 0) console.log('No obsolete indexes.');
});
