import { createEmbeddedBus, createKafkaBus } from '@stallbook/messaging';
import type { MessageBus } from '@stallbook/messaging';
import type { StallbookConfig } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { observedBus } from '../tracing/observed-bus.js';
import { mongoClientFor, serviceDb } from './mongo.js';
import { share } from './shared.js';
import type { Shared } from './shared.js';

type BusConfig = Pick<StallbookConfig, 'STALLBOOK_BUS' | 'KAFKA_BROKERS' | 'MONGODB_URL' | 'STALLBOOK_DB_PREFIX'>;

/** One bus per process: Kafka, with names that begin with `<prefix>.`, or the one in MongoDB under `<prefix>_bus`. */
export const busFor = (config: BusConfig, logger: Logger): Promise<Shared<MessageBus>> =>
  config.STALLBOOK_BUS === 'kafka'
    ? kafka(config.STALLBOOK_DB_PREFIX, config.KAFKA_BROKERS ?? [], logger)
    : embedded(config, logger);

const kafka = (installation: string, brokers: string[], logger: Logger): Promise<Shared<MessageBus>> =>
  share(
    `kafka ${brokers.join(',')} ${installation}`,
    async () => observedBus(await createKafkaBus({ brokers, installation, logger, onFatal: endProcess(logger) })),
    (bus) => bus.close(),
  );

async function embedded(config: BusConfig, logger: Logger): Promise<Shared<MessageBus>> {
  const mongo = await mongoClientFor(config.MONGODB_URL);
  const bus = await share(
    `embedded ${config.MONGODB_URL} ${config.STALLBOOK_DB_PREFIX}`,
    async () =>
      observedBus(await createEmbeddedBus({ db: serviceDb(mongo.value, config.STALLBOOK_DB_PREFIX, 'bus'), logger })),
    (one) => one.close(),
  );
  return {
    value: bus.value,
    release: async () => {
      await bus.release();
      await mongo.release();
    },
  };
}

/** A consumer that cannot go on ends the process: the supervisor starts it again, and nothing handled is lost. */
const endProcess = (logger: Logger) => (err: Error) => {
  logger.fatal({ err }, 'the message bus failed for good');
  setTimeout(() => process.exit(1), 100);
};
