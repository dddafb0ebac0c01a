import { HOUR_MS, newId, systemClock, type Clock } from '@stallbook/kernel';
import type { Db } from 'mongodb';
import { createBus } from '../create-bus.js';
import { isServerUnreachable } from '../delivery/server-unreachable.js';
import { describeError } from '../errors.js';
import { silentLogger, type BusLogger, type MessageBus } from '../port.js';
import type { Transport } from '../transport.js';
import { consumeEmbedded } from './consume.js';
import { createEmbeddedDeadLetters } from './dead-letters.js';
import { Feed } from './feed.js';
import { Groups } from './groups.js';
import { Leases } from './leases.js';
import { MessageLog } from './log.js';
import { partitionFor } from './record-id.js';
import { removeExpired } from './remove-expired.js';
import { Topics } from './topics.js';

export interface EmbeddedBusOptions {
  db: Db;
  logger?: BusLogger;
  clock?: Clock;
}

const SWEEP_MS = HOUR_MS;

/** A bus in MongoDB (replica set), for installations without Kafka. One process at a time handles a group. */
export async function createEmbeddedBus(options: EmbeddedBusOptions): Promise<MessageBus> {
  const { db, logger = silentLogger, clock = systemClock } = options;
  const origin = newId();
  const log = new MessageLog(db);
  const topics = new Topics(db);
  const groups = new Groups(db);
  const leases = new Leases(groups, logger);
  const feed = new Feed(log.records, origin, logger);
  await db.command({ ping: 1 });

  const forget = (): Promise<void> =>
    removeExpired(log, topics, clock.now()).catch((error: unknown) =>
      logger.warn({ error: describeError(error) }, 'old messages could not be removed yet'),
    );
  let sweeping: Promise<void> = Promise.resolve();
  const sweeper = setInterval(() => (sweeping = forget()), SWEEP_MS);
  sweeper.unref();

  const transport: Transport = {
    kind: 'embedded',
    deadLetters: createEmbeddedDeadLetters(db),
    ensureTopics: (specs) => topics.ensure(specs),
    missingTopics: (names) => topics.missing(names),
    async send(records) {
      const partitionOf = ({ topic, message }: (typeof records)[number]): number =>
        partitionFor(message.key, topics.partitions(topic));
      feed.wake(await log.append(records, origin, clock.now(), partitionOf));
      for (const record of records) {
        if (record.value !== null || !topics.isCompacted(record.topic)) continue;
        await log.forgetBefore(record.topic, partitionOf(record), record.message.key);
      }
    },
    isRetryable: isServerUnreachable,
    consume: (spec) => consumeEmbedded({ log, feed, topics, groups, leases, logger }, spec),
    async ping() {
      await db.command({ ping: 1 });
    },
    async close() {
      clearInterval(sweeper);
      await sweeping;
      await feed.close();
    },
  };
  return createBus(transport, logger, clock);
}
