import { topicsAboutPeople } from '@stallbook/contracts';
import { createEmbeddedBus, createKafkaBus, type MessageBus } from '@stallbook/messaging';
import type { StallbookConfig } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { MessageKeys } from '../sealing/message-keys.js';
import { sealedBus } from '../sealing/sealed-bus.js';
import { observedBus } from '../tracing/observed-bus.js';
import { mongoClientFor, serviceDb } from './mongo.js';
import { share, type Shared } from './shared.js';

type BusConfig = Pick<
  StallbookConfig,
  'STALLBOOK_BUS' | 'KAFKA_BROKERS' | 'MONGODB_URL' | 'STALLBOOK_DB_PREFIX' | 'STALLBOOK_MESSAGE_KEYS'
>;

/**
 * One bus per process: Kafka with the prefix `<prefix>.`, or MongoDB. The keys of messages about people are always in
 * MongoDB, in `<prefix>_bus`.
 */
export async function busFor(config: BusConfig, logger: Logger): Promise<Shared<MessageBus>> {
  const { STALLBOOK_BUS: kind, KAFKA_BROKERS: brokers = [], MONGODB_URL: url, STALLBOOK_DB_PREFIX: prefix } = config;
  const mongo = await mongoClientFor(url);
  const db = serviceDb(mongo.value, prefix, 'bus');
  const create = () =>
    kind === 'kafka'
      ? createKafkaBus({ brokers, installation: prefix, logger, onFatal: endProcess(logger) })
      : createEmbeddedBus({ db, logger });
  const bus = await share(
    `${kind} ${brokers.join(',')} ${url} ${prefix}`,
    async () => observedBus(sealedBus(await create(), new MessageKeys(db, config), topicsAboutPeople)),
    (one) => one.close(),
  ).catch(async (error: unknown) => {
    await mongo.release();
    throw error;
  });
  return {
    value: bus.value,
    release: async () => {
      await bus.release();
      await mongo.release();
    },
  };
}

/** The supervisor restarts the process; no handled message is lost. */
const endProcess = (logger: Logger) => (err: Error) => {
  logger.fatal({ err }, 'the message bus failed permanently');
  setTimeout(() => process.exit(1), 100);
};
