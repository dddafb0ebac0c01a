import { newId } from '@stallbook/kernel';
import type { Admin, Kafka } from 'kafkajs';
import type { DeadLetter } from '../port.js';
import type { DeadLetterStore } from '../transport.js';
import type { Names } from './names.js';
import type { RecordSender } from './producer.js';
import { readToEnd } from './read-to-end.js';
import { ensureTopics } from './topics.js';

const SUFFIX = '.dead';
const topicOf = (group: string): string => `${group}${SUFFIX}`;

export interface DeadLetterParts {
  kafka: Kafka;
  admin: Admin;
  sender: RecordSender;
  names: Names;
}

export function createKafkaDeadLetters({ kafka, admin, sender, names }: DeadLetterParts): DeadLetterStore {
  const write = (deadLetter: DeadLetter, value: string | null): Promise<void> => {
    const { id, group, message } = deadLetter;
    const { correlationId, occurredAt } = message;
    const topic = topicOf(group);
    const record = { stream: id, sequence: 0, version: 1, occurredAt, correlationId, data: null };
    const envelope = { id: newId(), topic, key: id, type: 'dead-letter', ...record };
    return sender.send([{ topic, message: envelope, value }]);
  };

  const list = async (group?: string): Promise<DeadLetter[]> => {
    const existing = (await admin.listTopics()).filter((topic) => names.isOurs(topic));
    const existingTopics = existing.filter((topic) =>
      group === undefined ? topic.endsWith(SUFFIX) : topic === names.onBroker(topicOf(group)),
    );
    const deadLetters = new Map<string, DeadLetter>();
    await readToEnd(kafka, admin, existingTopics, ({ key, value }) => {
      const id = key?.toString() ?? '';
      if (value === null) deadLetters.delete(id);
      else deadLetters.set(id, parse(value.toString()));
    });
    return [...deadLetters.values()].sort((a, b) => a.at.getTime() - b.at.getTime());
  };

  return {
    prepare: (group) => ensureTopics(admin, names, [{ name: topicOf(group), partitions: 1, compacted: true }]),
    put: (deadLetter) => write(deadLetter, JSON.stringify(deadLetter)),
    get: async (id) => (await list()).find((deadLetter) => deadLetter.id === id),
    list,
    remove: (deadLetter) => write(deadLetter, null),
  };
}

function parse(value: string): DeadLetter {
  const deadLetter = JSON.parse(value) as DeadLetter;
  return { ...deadLetter, at: new Date(deadLetter.at) };
}
