import { accepts } from './ports.mjs';

/**
 * Whether the broker lists itself: then it is registered and accepts messages.
 * @param {number} port
 */
export async function isBrokerRegistered(port) {
  // kafkajs reports a refused connection only after its retries.
  if (!(await accepts('127.0.0.1', port))) return false;
  const { Kafka, logLevel } = await import('kafkajs');
  const kafka = new Kafka({ brokers: [`127.0.0.1:${port}`], logLevel: logLevel.NOTHING, retry: { retries: 0 } });
  const admin = kafka.admin();
  try {
    await admin.connect();
    return (await admin.describeCluster()).brokers.length > 0;
  } finally {
    await admin.disconnect();
  }
}
