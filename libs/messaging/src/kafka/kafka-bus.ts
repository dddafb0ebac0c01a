import type { Clock } from '@stallbook/kernel';
import { createBus } from '../create-bus.js';
import { silentLogger, type BusLogger, type MessageBus } from '../port.js';
import { deferredBus } from './deferred-bus.js';
import type { Transport } from '../transport.js';
import { createClient } from './client.js';
import { consumeKafka } from './consume.js';
import { createKafkaDeadLetters } from './dead-letters.js';
import { mayPassLater } from './errors.js';
import { namesOf } from './names.js';
import { createSender } from './producer.js';
import { ensureTopics, missingTopics } from './topics.js';

export interface KafkaBusOptions {
  brokers: string[];
  installation: string;
  logger?: BusLogger;
  /** A consumer stopped permanently. Exit the process so that its supervisor restarts it. */
  onFatal: (error: Error) => void;
  clock?: Clock;
}

/** The bus on Kafka. It connects in the background. */
export async function createKafkaBus(options: KafkaBusOptions): Promise<MessageBus> {
  const { brokers, installation, logger = silentLogger, onFatal, clock } = options;
  const kafka = createClient(brokers, installation, logger);
  const admin = kafka.admin();
  const names = namesOf(installation);
  const sender = createSender(kafka, names);

  const transport: Transport = {
    kind: 'kafka',
    deadLetters: createKafkaDeadLetters({ kafka, admin, sender, names }),
    ensureTopics: (specs) => ensureTopics(admin, names, specs),
    missingTopics: (topics) => missingTopics(admin, names, topics),
    send: (records) => sender.send(records),
    isRetryable: mayPassLater,
    consume: (spec) => consumeKafka({ kafka, admin, names, logger, onFatal }, spec),
    async ping() {
      await admin.describeCluster();
    },
    async close() {
      await sender.close();
      await admin.disconnect();
    },
  };
  const bus = createBus(transport, logger, clock);
  return deferredBus({ bus, connect: () => admin.connect(), isRetryable: mayPassLater, logger, onFatal });
}
