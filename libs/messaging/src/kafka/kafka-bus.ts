import type { Clock } from '@stallbook/kernel';
import { createBus } from '../create-bus.js';
import { silentLogger, type BusLogger, type MessageBus } from '../port.js';
import { patientBus } from '../patient-bus.js';
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
  /** Begins the names of all topics and groups, and is the client's own. */
  installation: string;
  logger?: BusLogger;
  /** A consumer has stopped for good, after many tries. End the process: its supervisor starts it again. */
  onFatal: (error: Error) => void;
  clock?: Clock;
}

/** The bus on Kafka. It connects in the background, however long no broker answers. */
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
    mayRetry: mayPassLater,
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
  return patientBus({ bus, connect: () => admin.connect(), mayRetry: mayPassLater, logger, onFatal });
}
