import { newId } from '@stallbook/kernel';
import { Kafka, Partitioners, logLevel } from 'kafkajs';

/** The bare round trip: one producer (acks all) and one consumer (minBytes 1, no commits) on one partition. */
export async function openKafkaEcho(brokers: string) {
  const topic = `bench.echo.${newId()}`;
  const kafka = new Kafka({ clientId: 'bench', brokers: brokers.split(','), logLevel: logLevel.ERROR });
  const admin = kafka.admin();
  await admin.connect();
  await admin.createTopics({ topics: [{ topic, numPartitions: 1 }], waitForLeaders: true });
  const producer = kafka.producer({ createPartitioner: Partitioners.DefaultPartitioner });
  await producer.connect();
  const consumer = kafka.consumer({ groupId: `bench.echo.${newId()}`, minBytes: 1 });
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  const waiting = new Map<string, () => void>();
  const joined = new Promise<void>((resolve) => consumer.on(consumer.events.GROUP_JOIN, () => resolve()));
  await consumer.run({
    autoCommit: false,
    eachMessage: ({ message }) => {
      waiting.get(String(message.value))?.();
      return Promise.resolve();
    },
  });
  await joined;
  return {
    async roundTrip(): Promise<number> {
      const value = newId();
      const started = performance.now();
      const arrived = new Promise<number>((resolve) => waiting.set(value, () => resolve(performance.now() - started)));
      await producer.send({ topic, acks: -1, messages: [{ value }] });
      const took = await arrived;
      waiting.delete(value);
      return took;
    },
    async close(): Promise<void> {
      await consumer.disconnect();
      await producer.disconnect();
      await admin.deleteTopics({ topics: [topic] });
      await admin.disconnect();
    },
  };
}
