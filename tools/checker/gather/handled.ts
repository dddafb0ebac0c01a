import { HANDLED_STREAMS } from '@stallbook/messaging';
import { serviceDb } from '@stallbook/platform';
import type { HandledStream, Listener } from '../checks/delivery.js';
import type { CheckedService } from '../services.js';
import type { System } from '../system.js';

/** What a service recorded as handled; undefined without subscriptions. */
export async function readHandled(
  { client, config }: System,
  { name, group, hears }: CheckedService,
): Promise<Listener | undefined> {
  if (hears.size === 0) return undefined;
  const db = serviceDb(client, config.STALLBOOK_DB_PREFIX, name);
  const entries = await db
    .collection<{ _id: string; last: number; missed?: number[] }>(HANDLED_STREAMS)
    .find()
    .toArray();
  const handled = entries.flatMap(({ _id, last, missed = [] }): HandledStream[] => {
    const [consumer, topic = '', stream = ''] = _id.split('|');
    return consumer === group ? [{ topic, stream, last, missed }] : [];
  });
  return { group, types: hears, handled };
}
