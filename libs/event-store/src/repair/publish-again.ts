import type { TopicSpec } from '@stallbook/messaging';
import type { Db } from 'mongodb';
import { checkpointsOf } from '../relay/checkpoints.js';
import { forgetLostMessages } from './lost-messages.js';

export interface PublishedAgain {
  corrected: number;
}

/**
 * Makes every service publish everything from the beginning at its next start. Consumers skip handled messages. Records
 * about messages lost in a restore are corrected, so that new messages with their sequences count.
 * @param services the database of each service by name
 * @throws Error if a service is running, because it would overwrite the changes
 */
export async function publishAgain(
  services: ReadonlyMap<string, Db>,
  topics: readonly TopicSpec[],
): Promise<PublishedAgain> {
  for (const [name, db] of services) {
    const held = await db
      .collection<{ _id: string }>('leases')
      .countDocuments({ _id: 'relay', $expr: { $gt: ['$until', '$$NOW'] } });
    if (held > 0) throw new Error(`${name} is running. Stop Stallbook first.`);
  }
  const states = new Set(topics.filter(({ compacted }) => compacted).map(({ name }) => name));
  let corrected = 0;
  for (const consumer of services.values()) corrected += await forgetLostMessages(consumer, services, states);
  for (const db of services.values()) {
    await checkpointsOf(db).updateMany({ _id: 'relay' }, { $set: { published: 0 } });
  }
  return { corrected };
}
