import { setTimeout as wait } from 'node:timers/promises';
import { Kafka, logLevel } from 'kafkajs';
import { readToEnd } from '../kafka/read-to-end.js';

export async function dumpKafka(brokers: string[], installation: string): Promise<string> {
  const kafka = new Kafka({ brokers, logLevel: logLevel.NOTHING });
  const admin = kafka.admin();
  await admin.connect();
  try {
    const topics = (await admin.listTopics()).filter((name) => name.startsWith(`${installation}.`));
    const parts: string[] = [];
    await readToEnd(kafka, admin, topics, ({ key, value, headers = {} }) => {
      for (const bytes of [key, value, ...Object.values(headers).flat()]) parts.push(bytes?.toString('latin1') ?? '');
    });
    return parts.join('\n');
  } finally {
    await admin.disconnect();
  }
}

export async function deleteTopics(brokers: string[], installation: string): Promise<void> {
  const admin = new Kafka({ brokers, logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  const topics = (await admin.listTopics()).filter((name) => name.startsWith(installation));
  await admin.deleteTopics({ topics });
  const { groups } = await admin.listGroups();
  const ownGroups = groups.map(({ groupId }) => groupId).filter((id) => id.startsWith(installation));
  while (!(await admin.deleteGroups(ownGroups).then(Boolean, () => false))) await wait(10);
  await admin.disconnect();
}
