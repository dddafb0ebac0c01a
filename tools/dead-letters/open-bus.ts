import { setTimeout as pause } from 'node:timers/promises';
import type { MessageBus } from '@stallbook/messaging';
import { busFor, createLogger } from '@stallbook/platform';
import { findBrokers, findDatabase, findKeys } from '../installation/database.mjs';

const PATIENCE_MS = 15_000;

async function reached(bus: MessageBus): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await bus.ping();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error('The message bus does not answer.', { cause: error });
      await pause(100);
    }
  }
}

export async function withBus(work: (bus: MessageBus) => Promise<void>): Promise<void> {
  const { env } = process;
  const brokers = findBrokers(env);
  const keys = findKeys(env, 'STALLBOOK_MESSAGE_KEYS');
  if (env['MONGODB_URL'] && env['STALLBOOK_BUS'] !== 'embedded' && brokers.length === 0)
    console.error('KAFKA_BROKERS is not set, so these are the dead letters of the embedded bus.');
  const database = await findDatabase(env);
  const config = {
    STALLBOOK_BUS: brokers.length > 0 ? ('kafka' as const) : ('embedded' as const),
    KAFKA_BROKERS: brokers,
    MONGODB_URL: database.url,
    STALLBOOK_DB_PREFIX: env['STALLBOOK_DB_PREFIX'] ?? 'stallbook',
    STALLBOOK_MESSAGE_KEYS: keys,
  };
  try {
    const bus = await busFor(config, createLogger({ service: 'dead-letters', level: 'silent' }));
    try {
      await reached(bus.value);
      await work(bus.value);
    } finally {
      await bus.release();
    }
  } finally {
    await database.stop();
  }
}
