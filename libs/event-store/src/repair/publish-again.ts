import type { TopicSpec } from '@stallbook/messaging';
import type { Db } from 'mongodb';
import { forgetLostMessages } from './lost-messages.js';

export class RunningError extends Error {
  override readonly name = 'RunningError';
}

export interface PublishedAgain {
  /** How many notes of consumers were about messages that no service has any more. */
  corrected: number;
}

/**
 * Has every service publish everything from the beginning at its next start. Consumers skip what they handled. Notes about
 * messages that are gone with a restored database are corrected, so that new messages under their sequences count.
 * @param services the database of each service, by the name of the service
 * @throws RunningError where a service runs: it would write its notes over ours.
 */
export async function publishAgain(
  services: ReadonlyMap<string, Db>,
  topics: readonly TopicSpec[],
): Promise<PublishedAgain> {
  for (const [name, db] of services) {
    const held = await db
      .collection<{ _id: string }>('leases')
      .countDocuments({ _id: 'relay', $expr: { $gt: ['$until', '$$NOW'] } });
    if (held > 0) throw new RunningError(`${name} is running. Stop Stallbook first.`);
  }
  const states = new Set(topics.filter(({ compacted }) => compacted).map(({ name }) => name));
  let corrected = 0;
  for (const consumer of services.values()) corrected += await forgetLostMessages(consumer, services, states);
  for (const db of services.values()) {
    await db
      .collection<{ _id: string; published: number }>('checkpoints')
      .updateMany({ _id: 'relay' }, { $set: { published: 0 } });
  }
  return { corrected };
}
