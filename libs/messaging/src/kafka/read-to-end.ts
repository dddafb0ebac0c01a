import { newId } from '@stallbook/kernel';
import type { Admin, Kafka, KafkaMessage } from 'kafkajs';
import { partitionKey } from './progress.js';

const IDLE_MS = 15_000;

export async function readToEnd(
  kafka: Kafka,
  admin: Admin,
  topics: string[],
  onRecord: (record: KafkaMessage) => void,
): Promise<void> {
  const open = await ends(admin, topics);
  if (open.size === 0) return;
  const groupId = `reader.${newId()}`;
  const consumer = kafka.consumer({ groupId, maxWaitTimeInMs: 100, allowAutoTopicCreation: false });
  try {
    await consumer.connect();
    await consumer.subscribe({ topics, fromBeginning: true });
    await new Promise<void>((resolve, reject) => {
      const giveUp = (): void => reject(new Error(`Topics could not be read completely: ${topics.join(', ')}`));
      let timer = setTimeout(giveUp, IDLE_MS);
      const eachBatch = async ({
        batch,
      }: {
        batch: { topic: string; partition: number; messages: KafkaMessage[]; lastOffset(): string };
      }): Promise<void> => {
        clearTimeout(timer);
        for (const record of batch.messages) onRecord(record);
        const key = partitionKey(batch.topic, batch.partition);
        if (Number(batch.lastOffset()) >= (open.get(key) ?? Infinity)) open.delete(key);
        if (open.size === 0) resolve();
        else timer = setTimeout(giveUp, IDLE_MS);
      };
      consumer.run({ autoCommit: false, eachBatch }).catch(reject);
    });
  } finally {
    await consumer.disconnect();
    await admin.deleteGroups([groupId]);
  }
}

async function ends(admin: Admin, topics: string[]): Promise<Map<string, number>> {
  const open = new Map<string, number>();
  for (const topic of topics) {
    for (const { partition, low, high } of await admin.fetchTopicOffsets(topic)) {
      if (Number(high) > Number(low)) open.set(partitionKey(topic, partition), Number(high) - 1);
    }
  }
  return open;
}
