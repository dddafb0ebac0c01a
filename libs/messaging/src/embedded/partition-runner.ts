import type { PartitionProcessor } from '../delivery/partition-processor.js';
import { wait } from '../delivery/wait.js';
import { describeError } from '../errors.js';
import type { BatchContext, BusLogger } from '../port.js';
import type { Feed } from './feed.js';
import type { MessageLog } from './log.js';
import { partitionKey } from './record-id.js';

export interface PartitionRunnerOptions {
  log: MessageLog;
  feed: Feed;
  processor: PartitionProcessor;
  topic: string;
  partition: number;
  from: number;
  context: BatchContext;
  onHandled: (sequence: number) => void;
  logger: BusLogger;
}

export async function runPartition(options: PartitionRunnerOptions): Promise<void> {
  const { log, feed, processor, topic, partition, context, onHandled, logger } = options;
  const { signal } = context;
  let position = options.from;
  let grown = true;
  let wakeUp = (): void => {};
  const wake = (): void => {
    grown = true;
    wakeUp();
  };
  const unwatch = feed.watch(partitionKey(topic, partition), wake);
  signal.addEventListener('abort', wake);

  while (!signal.aborted) {
    if (!grown) await new Promise<void>((resolve) => (wakeUp = resolve));
    grown = false;
    try {
      const { messages, more } = await log.read(topic, partition, position);
      const retryInMs = await processor.process(messages, context, (count) => {
        position = messages[count - 1]?.sequence ?? position;
        onHandled(position);
      });
      if (retryInMs !== undefined) await wait(retryInMs, signal);
      // A message that came meanwhile has woken this partition.
      if (more || retryInMs !== undefined) grown = true;
    } catch (error) {
      if (signal.aborted) break;
      logger.warn({ topic, partition, error: describeError(error) }, 'reading is waiting for MongoDB');
      grown = true;
      await wait(1_000, signal);
    }
  }
  unwatch();
}
