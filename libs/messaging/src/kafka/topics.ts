import { HOUR_MS } from '@stallbook/kernel';
import kafkajs, { type Admin, type ITopicConfig } from 'kafkajs'; // kafkajs has no named ESM exports for its error classes.
import { wait } from '../delivery/wait.js';
import type { TopicSpec } from '../port.js';
import { protocolType } from './errors.js';
import type { Names } from './names.js';

const SEGMENT_MS = 5 * 60 * 1_000;
const RETENTION_MS = 30 * 24 * HOUR_MS;
const DEFAULT_PARTITIONS = 3;
const LEADER_TIMEOUT_MS = 15_000;
const PAUSE_MS = 50;
const CREATING = new Set(['UNKNOWN_TOPIC_OR_PARTITION', 'LEADER_NOT_AVAILABLE']);

const COMPACTED = {
  'cleanup.policy': 'compact',
  'segment.ms': String(SEGMENT_MS),
  'max.compaction.lag.ms': String(SEGMENT_MS),
  'min.cleanable.dirty.ratio': '0.01',
  'delete.retention.ms': String(24 * HOUR_MS),
};

const config = (
  names: Names,
  { name, partitions = DEFAULT_PARTITIONS, compacted = false }: TopicSpec,
): ITopicConfig => ({
  topic: names.onBroker(name),
  numPartitions: partitions,
  // -1 uses the broker's default.
  replicationFactor: -1,
  configEntries: Object.entries(compacted ? COMPACTED : { 'retention.ms': String(RETENTION_MS) }).map(
    ([key, value]) => ({
      name: key,
      value,
    }),
  ),
});

export async function missingTopics(admin: Admin, names: Names, topics: string[]): Promise<string[]> {
  const existing = new Set(await listTopics(admin));
  return topics.filter((topic) => !existing.has(names.onBroker(topic)));
}

/** kafkajs throws a TypeError if no broker answers; treat it as an outage. */
async function listTopics(admin: Admin): Promise<string[]> {
  try {
    return await admin.listTopics();
  } catch (error) {
    if (error instanceof TypeError) throw new kafkajs.KafkaJSError('no broker listed its topics');
    throw error;
  }
}

/** Creates missing topics and waits until all are usable. Safe to call concurrently. */
export async function ensureTopics(admin: Admin, names: Names, specs: TopicSpec[]): Promise<void> {
  const requested = specs.map(({ name }) => name);
  const missing = new Set(await missingTopics(admin, names, requested));
  const topics = specs.filter(({ name }) => missing.has(name)).map((spec) => config(names, spec));
  const onBroker = requested.map((name) => names.onBroker(name));
  // kafkajs fails if another process is just creating the topic, so wait for leaders separately.
  if (topics.length > 0) await admin.createTopics({ topics, waitForLeaders: false });
  for (const end = Date.now() + LEADER_TIMEOUT_MS; !(await haveLeaders(admin, onBroker)); await wait(PAUSE_MS)) {
    if (Date.now() > end) throw new kafkajs.KafkaJSError(`Topics have no leader: ${onBroker.join(', ')}`);
  }
}

async function haveLeaders(admin: Admin, topics: string[]): Promise<boolean> {
  if (topics.length === 0) return true;
  try {
    const metadata = await admin.fetchTopicMetadata({ topics });
    return metadata.topics.every(
      ({ partitions }) => partitions.length > 0 && partitions.every(({ leader }) => leader >= 0),
    );
  } catch (error) {
    if (CREATING.has(protocolType(error) ?? '')) return false;
    throw error;
  }
}
