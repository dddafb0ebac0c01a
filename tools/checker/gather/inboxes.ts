import { serviceDb } from '@stallbook/platform';
import type { Listener } from '../checks/delivery.js';
import type { CheckedService } from '../services.js';
import type { System } from '../system.js';

/** What a service handled, by its inbox; undefined for one that listens to nothing. */
export async function readInbox(
  { client, config }: System,
  { name, group, hears }: CheckedService,
): Promise<Listener | undefined> {
  if (hears.size === 0) return undefined;
  const inbox = serviceDb(client, config.STALLBOOK_DB_PREFIX, name).collection<{ _id: string }>('inbox');
  const prefix = `${group}:`;
  const entries = await inbox.find({}, { projection: { _id: 1 } }).toArray();
  const handled = entries.filter(({ _id }) => _id.startsWith(prefix)).map(({ _id }) => _id.slice(prefix.length));
  return { group, types: hears, handled };
}
