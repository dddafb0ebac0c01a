import type { EachBatchPayload } from 'kafkajs';
import type { PartitionProcessor } from '../delivery/partition-processor.js';
import type { OffsetCommitter } from '../delivery/offset-committer.js';
import { decode } from './codec.js';
import type { Names } from './names.js';
import { laneKey, type KafkaProgress } from './progress.js';

const HEARTBEAT_MS = 1_000;

export interface BatchRunnerOptions {
  processorFor: (lane: string) => PartitionProcessor;
  committer: OffsetCommitter;
  names: Names;
  progress: KafkaProgress;
  stopping: AbortSignal;
}

export interface BatchRunner {
  eachBatch: (payload: EachBatchPayload) => Promise<void>;
  /** Resolves when no batch is being handled. */
  idle(): Promise<void>;
}

/**
 * Handles one fetched batch of one partition. A failure pauses that partition alone and fetches it again when the
 * back-off is over; the others go on. Heartbeats are sent while handlers run, however long they take.
 */
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

    const taken = new AbortController();
    const end = (): void => taken.abort();
    stopping.addEventListener('abort', end);
    let lost: { error: unknown } | undefined;
    const beat = (): Promise<void> =>
      heartbeat().catch((error: unknown) => {
        // The group is being shared out anew: finish what runs, then let kafkajs join again.
        lost ??= { error };
        end();
      });
    const beating = setInterval(() => void beat(), HEARTBEAT_MS);
    try {
      const name = names.here(topic);
      const records = messages.map((message) => decode(name, partition, message));
      const processor = processorFor(laneKey(topic, partition));
      const retryInMs = await processor.process(records, { heartbeat: beat, signal: taken.signal }, (count) => {
        const offset = messages[count - 1]?.offset;
        if (offset === undefined) return;
        // Past the last one, kafkajs also skips records that are no messages (control records, compacted ones).
        resolveOffset(offset);
        const next = Number(count === messages.length ? batch.lastOffset() : offset) + 1;
        committer.mark({ topic, partition, next });
        progress.handled(topic, partition, next);
      });
      if (retryInMs !== undefined) setTimeout(pause(), retryInMs).unref();
    } finally {
      clearInterval(beating);
      stopping.removeEventListener('abort', end);
    }
    if (!lost) return;
    await committer.flush();
    throw lost.error;
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
