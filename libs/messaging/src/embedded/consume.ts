import { setMaxListeners } from 'node:events';
import { newId } from '@stallbook/kernel';
import { OffsetCommitter } from '../delivery/offset-committer.js';
import { wait } from '../delivery/wait.js';
import { describeError, UnknownTopicError } from '../errors.js';
import type { BusLogger, Subscription } from '../port.js';
import type { ConsumeSpec } from '../transport.js';
import type { Feed } from './feed.js';
import { LeaseLostError, type Groups } from './groups.js';
import { runPartition } from './partition-runner.js';
import type { Leases } from './leases.js';
import type { TopicPartition, MessageLog } from './log.js';
import { partitionKey } from './record-id.js';
import { createProgress } from './progress.js';
import type { Topics } from './topics.js';

export interface EmbeddedParts {
  log: MessageLog;
  feed: Feed;
  topics: Topics;
  groups: Groups;
  leases: Leases;
  logger: BusLogger;
}

const ACQUIRE_MS = 1_000;
const RECORD_MS = 1_000;

export async function consumeEmbedded(parts: EmbeddedParts, spec: ConsumeSpec): Promise<Subscription> {
  const { log, groups, leases, logger } = parts;
  const { group } = spec;
  const partitions = await partitionsOf(parts.topics, spec.topics);
  await groups.initialize(group);

  const holder = newId();
  const stopping = new AbortController();
  const progress = createProgress(log, groups, group, partitions);

  const handleWhileHeld = async (held: AbortController): Promise<void> => {
    const committer = new OffsetCommitter(
      async (positions) => {
        await groups.record(group, holder, positions).catch((error: unknown) => {
          if (!(error instanceof LeaseLostError)) throw error;
          held.abort();
        });
      },
      logger,
      RECORD_MS,
    );
    const positions = await groups.positions(group);
    const context = { signal: held.signal };
    await Promise.all(
      partitions.map(({ topic, partition }) => {
        const from = positions(topic, partition) ?? 0;
        progress.set(partitionKey(topic, partition), from);
        const onHandled = (sequence: number): void => {
          progress.set(partitionKey(topic, partition), sequence);
          committer.mark({ topic, partition, next: sequence });
        };
        return runPartition({
          ...parts,
          processor: spec.createProcessor(),
          topic,
          partition,
          from,
          context,
          onHandled,
        });
      }),
    );
    await committer.flush();
    committer.stop();
    progress.clear();
  };

  const attempt = async (): Promise<void> => {
    const held = new AbortController();
    setMaxListeners(0, held.signal);
    const end = (): void => held.abort();
    if (!(await leases.acquire(group, holder, end))) return wait(ACQUIRE_MS, stopping.signal);
    stopping.signal.addEventListener('abort', end);
    if (stopping.signal.aborted) end();
    try {
      await handleWhileHeld(held);
    } finally {
      stopping.signal.removeEventListener('abort', end);
      await leases.release(group, holder);
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await attempt();
      } catch (error) {
        logger.warn({ group, error: describeError(error) }, 'the group is waiting for MongoDB');
        await wait(ACQUIRE_MS, stopping.signal);
      }
    }
  };
  const running = run();

  return {
    lag: () => progress.lag(),
    caughtUp: () => progress.caughtUp(),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function partitionsOf(topics: Topics, names: string[]): Promise<TopicPartition[]> {
  const missing = await topics.missing(names);
  if (missing.length > 0) throw new UnknownTopicError(missing);
  return names.flatMap((topic) =>
    Array.from({ length: topics.partitions(topic) }, (_, partition) => ({ topic, partition })),
  );
}
