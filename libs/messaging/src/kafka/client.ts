import { Kafka, logLevel, type LogEntry } from 'kafkajs';
import type { BusLogger } from '../port.js';
import { quietRequestQueue } from './request-queue.js';

/**
 * A call fails after about ten seconds and is retried by its caller. The maximum pause limits how late a recovered
 * broker is noticed.
 */
const RETRY = { initialRetryTime: 100, maxRetryTime: 1_000, retries: 12 };

export function createClient(brokers: string[], clientId: string, logger: BusLogger): Kafka {
  quietRequestQueue();
  return new Kafka({
    clientId,
    brokers,
    connectionTimeout: 3_000,
    requestTimeout: 15_000,
    retry: RETRY,
    logLevel: logLevel.WARN,
    logCreator: () => (entry) => forward(logger, entry),
  });
}

// kafkajs logs every lost connection as an error; the callers report real failures.
function forward(logger: BusLogger, { level, namespace, log }: LogEntry): void {
  const { message, groupId, broker, error } = log as typeof log & Record<string, unknown>;
  const fields = { namespace, groupId, broker, error: typeof error === 'string' ? error : undefined };
  if (level <= logLevel.WARN) logger.warn(fields, `kafkajs: ${message}`);
  else logger.debug(fields, `kafkajs: ${message}`);
}
