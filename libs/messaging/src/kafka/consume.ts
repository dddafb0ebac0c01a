import type { Admin, Consumer, EachBatchPayload, Kafka } from 'kafkajs';
import type { PartitionProcessor } from '../delivery/partition-processor.js';
import { OffsetCommitter } from '../delivery/offset-committer.js';
import { UnknownTopicError } from '../errors.js';
import type { BusLogger, Subscription } from '../port.js';
import type { ConsumeSpec } from '../transport.js';
import { createBatchRunner } from './batch-runner.js';
import { leaveGroup } from './leave-group.js';
import { RunningConsumer } from './running-consumer.js';
import type { Names } from './names.js';
import { createProgress } from './progress.js';
import { missingTopics } from './topics.js';

export interface KafkaParts {
  kafka: Kafka;
  admin: Admin;
  names: Names;
  logger: BusLogger;
  /** Called when a consumer stopped because of a bug; the process should exit. */
  onFatal: (error: Error) => void;
}

const CONSUMER = {
  // Answers arrive with the first byte, so the maximum wait only limits stop() and rebalances. A longer wait saves most
  // of the idle cost, because each request names all partitions.
  minBytes: 1,
  maxWaitTimeInMs: 2_000,
  // A dead process is replaced within this time, the minimum that brokers accept by default.
  sessionTimeout: 6_000,
  heartbeatInterval: 2_000,
  rebalanceTimeout: 30_000,
  allowAutoTopicCreation: false,
};
const PARALLEL_PARTITIONS = 8;
const COMMIT_MS = 200;

export async function consumeKafka(parts: KafkaParts, spec: ConsumeSpec): Promise<Subscription> {
  const { kafka, admin, names, logger, onFatal } = parts;
  const missing = await missingTopics(admin, names, spec.topics);
  if (missing.length > 0) throw new UnknownTopicError(missing);
  const group = names.onBroker(spec.group);
  const topics = spec.topics.map((topic) => names.onBroker(topic));

  const consumer = kafka.consumer({ groupId: group, ...CONSUMER });
  const stopping = new AbortController();
  const progress = createProgress(admin, group, topics);
  const committer = new OffsetCommitter(
    (positions) =>
      consumer.commitOffsets(
        positions.map(({ topic, partition, next }) => ({ topic, partition, offset: String(next) })),
      ),
    logger,
    COMMIT_MS,
  );
  const processors = new Map<string, PartitionProcessor>();
  const processorFor = (key: string): PartitionProcessor => {
    const found = processors.get(key) ?? spec.createProcessor();
    processors.set(key, found);
    return found;
  };
  const batches = createBatchRunner({ processorFor, committer, names, progress, stopping: stopping.signal });

  let memberId: string | undefined;
  consumer.on(consumer.events.CRASH, () => {
    if (memberId !== undefined)
      void leaveGroup(kafka, { groupId: group, memberId }, { signal: stopping.signal, logger });
    memberId = undefined;
  });
  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
    memberId = payload.memberId;
    committer.clear();
    processors.clear();
    progress.assign(payload.memberAssignment);
  });
  const running = new RunningConsumer({
    consumer,
    start: () => start(consumer, topics, batches.eachBatch),
    stopping: stopping.signal,
    logger,
    onFatal,
  });

  await running.start();
  return {
    lag: () => progress.lag(),
    caughtUp: () => progress.caughtUp(),
    async stop() {
      stopping.abort();
      await running.settled();
      await batches.idle();
      await committer.flush();
      await consumer.disconnect();
      committer.stop();
      progress.assign({});
    },
  };
}

async function start(
  consumer: Consumer,
  topics: string[],
  eachBatch: (payload: EachBatchPayload) => Promise<void>,
): Promise<void> {
  await consumer.connect();
  await consumer.subscribe({ topics, fromBeginning: true });
  await consumer.run({
    autoCommit: false,
    eachBatchAutoResolve: false,
    partitionsConsumedConcurrently: PARALLEL_PARTITIONS,
    eachBatch,
  });
}
