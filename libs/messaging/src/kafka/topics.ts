import type { Admin, ITopicConfig } from 'kafkajs';
import type { TopicSpec } from '../port.js';

const HOUR_MS = 60 * 60 * 1_000;
const RETENTION_MS = 30 * 24 * HOUR_MS;
const DEFAULT_PARTITIONS = 3;

// Compaction leaves the segment alone that is being written: without rolling it, an erased person would stay in it.
const COMPACTED = {
  'cleanup.policy': 'compact',
  'segment.ms': String(HOUR_MS),
  'max.compaction.lag.ms': String(HOUR_MS),
  'min.cleanable.dirty.ratio': '0.01',
  'delete.retention.ms': String(24 * HOUR_MS),
};

const config = ({ name, partitions = DEFAULT_PARTITIONS, compacted = false }: TopicSpec): ITopicConfig => ({
  topic: name,
  numPartitions: partitions,
  // -1: as many replicas as the broker's default says.
  replicationFactor: -1,
  configEntries: Object.entries(compacted ? COMPACTED : { 'retention.ms': String(RETENTION_MS) }).map(
    ([key, value]) => ({
      name: key,
      value,
    }),
  ),
});

export async function missingTopics(admin: Admin, names: string[]): Promise<string[]> {
  const existing = new Set(await admin.listTopics());
  return names.filter((name) => !existing.has(name));
}

/** Creates what is missing and waits until it can be used. Two processes may do so at once. */
export async function ensureTopics(admin: Admin, specs: TopicSpec[]): Promise<void> {
  const missing = new Set(
    await missingTopics(
      admin,
      specs.map(({ name }) => name),
    ),
  );
  const topics = specs.filter(({ name }) => missing.has(name)).map(config);
  if (topics.length > 0) await admin.createTopics({ topics, waitForLeaders: true });
}
