import { HANDLED_STREAMS } from '@stallbook/messaging';
import { serviceDb } from '@stallbook/platform';
import type { HandledStream, Listener } from '../checks/delivery.js';
import type { CheckedService } from '../services.js';
import type { System } from '../system.js';

/** What each consumer of a service recorded as handled. */
export async function readHandled(
  { client, config }: System,
  { name, consumers }: CheckedService,
): Promise<Listener[]> {
  const db = serviceDb(client, config.STALLBOOK_DB_PREFIX, name);
  const entries = await db
    .collection<{ _id: string; last: number; missed?: number[] }>(HANDLED_STREAMS)
    .find()
    .toArray();
  const handledBy = (group: string): HandledStream[] =>
    entries.flatMap(({ _id, last, missed = [] }) => {
      const [consumer, topic = '', stream = ''] = _id.split('|');
      return consumer === group ? [{ topic, stream, last, missed }] : [];
    });
  return [...consumers].map(([group, types]) => ({ group, types, handled: handledBy(group) }));
}
