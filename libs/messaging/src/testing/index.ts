import { setTimeout as wait } from 'node:timers/promises';
import { Kafka, logLevel } from 'kafkajs';
import { readToEnd } from '../kafka/read-to-end.js';

/** All that the topics of an installation hold on the broker, as it lies there: keys, headers and values in one text. */
export async function everythingOnKafka(brokers: string[], installation: string): Promise<string> {
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

/** Takes an installation off the broker: its topics, then its groups. */
export async function forgetTopics(brokers: string[], installation: string): Promise<void> {
  const admin = new Kafka({ brokers, logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  const topics = (await admin.listTopics()).filter((name) => name.startsWith(installation));
  await admin.deleteTopics({ topics });
  const { groups } = await admin.listGroups();
  const ours = groups.map(({ groupId }) => groupId).filter((id) => id.startsWith(installation));
  // A member that was killed counts until its session runs out.
  while (!(await admin.deleteGroups(ours).then(Boolean, () => false))) await wait(10);
  await admin.disconnect();
}
