import type { EachBatchPayload } from 'kafkajs';
import type { PartitionProcessor } from '../delivery/partition-processor.js';
import type { OffsetCommitter } from '../delivery/offset-committer.js';
import { decode } from './codec.js';
import type { Names } from './names.js';
import { partitionKey, type KafkaProgress } from './progress.js';

const HEARTBEAT_MS = 1_000;

export interface BatchRunnerOptions {
  processorFor: (key: string) => PartitionProcessor;
  committer: OffsetCommitter;
  names: Names;
  progress: KafkaProgress;
  stopping: AbortSignal;
}

export interface BatchRunner {
  eachBatch: (payload: EachBatchPayload) => Promise<void>;
  idle(): Promise<void>;
}

export function createBatchRunner({
  processorFor,
  committer,
  names,
  progress,
  stopping,
}: BatchRunnerOptions): BatchRunner {
  const running = new Set<Promise<void>>();

  const handle = async (payload: EachBatchPayload): Promise<void> => {
    const { batch, resolveOffset, heartbeat, pause, isStale } = payload;
    const { topic, partition, messages } = batch;
    if (stopping.aborted) return void pause();
    if (isStale()) return;

    const aborted = new AbortController();
    const end = (): void => aborted.abort();
    stopping.addEventListener('abort', end);
    let heartbeatFailure: { error: unknown } | undefined;
    const sendHeartbeat = (): Promise<void> =>
      heartbeat().catch((error: unknown) => {
        // On a rebalance, finish the current batch, then let kafkajs rejoin.
        heartbeatFailure ??= { error };
        end();
      });
    const heartbeats = setInterval(() => void sendHeartbeat(), HEARTBEAT_MS);
    try {
      const name = names.local(topic);
      const records = messages.map((message) => decode(name, partition, message));
      const processor = processorFor(partitionKey(topic, partition));
      const retryInMs = await processor.process(records, { signal: aborted.signal }, (count) => {
        const offset = messages[count - 1]?.offset;
        if (offset === undefined) return;
        // kafkajs also skips trailing control records and compacted ones.
        resolveOffset(offset);
        const next = Number(count === messages.length ? batch.lastOffset() : offset) + 1;
        committer.mark({ topic, partition, next });
        progress.handled(topic, partition, next);
      });
      if (retryInMs !== undefined) setTimeout(pause(), retryInMs).unref();
    } finally {
      clearInterval(heartbeats);
      stopping.removeEventListener('abort', end);
    }
    if (!heartbeatFailure) return;
    await committer.flush();
    throw heartbeatFailure.error;
  };

  return {
    eachBatch(payload) {
      const handling = handle(payload).finally(() => running.delete(handling));
      running.add(handling);
      return handling;
    },
    async idle() {
      await Promise.allSettled(running);
    },
  };
}
