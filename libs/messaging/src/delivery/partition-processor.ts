import { NewerVersionError } from '@stallbook/kernel';
import type { BatchContext, BatchHandler, BusMessage } from '../port.js';

/** `defect` says why the record cannot be passed to a handler. */
export interface IncomingRecord {
  message: BusMessage;
  defect?: Error;
}

export interface ProcessorPolicy {
  maxAttempts: number;
  backoffMs: (attempt: number) => number;
  isServerUnreachable: (error: unknown) => boolean;
  /** Returns true while a replica of a newer release may take over what this one cannot read. */
  awaitsUpgrade: () => boolean;
  deadLetter: (message: BusMessage, error: unknown, attempts: number) => Promise<void>;
  onFailure: (message: BusMessage, error: unknown, attempts: number, retryInMs: number) => void;
}

export interface PartitionProcessor {
  /**
   * Passes records to the handler in order; `onHandled` reports how many are done.
   * Returns the delay before processing the rest, or undefined if all are done or the signal is aborted.
   */
  process(
    records: IncomingRecord[],
    context: BatchContext,
    onHandled: (count: number) => void,
  ): Promise<number | undefined>;
}

/** Limits the transaction of a batch and the work repeated after a failure. */
export const MAX_BATCH = 100;

export function createProcessor(handler: BatchHandler, policy: ProcessorPolicy): PartitionProcessor {
  let attempts = 0;
  let outages = 0;
  let oneByOne = 0;

  const retryLater = (message: BusMessage, error: unknown, counted: boolean): number => {
    const wait = policy.backoffMs(counted ? attempts : outages);
    policy.onFailure(message, error, attempts, wait);
    return wait;
  };

  const giveUp = async (message: BusMessage, error: unknown): Promise<number | undefined> => {
    try {
      await policy.deadLetter(message, error, attempts);
      return undefined;
    } catch (failure) {
      outages += 1;
      return retryLater(message, failure, false);
    }
  };

  const failed = async (message: BusMessage, error: unknown): Promise<number | undefined> => {
    const newer = error instanceof NewerVersionError;
    if (policy.isServerUnreachable(error) || (newer && policy.awaitsUpgrade())) {
      outages += 1;
      return retryLater(message, error, false);
    }
    attempts += 1;
    return newer || attempts >= policy.maxAttempts ? giveUp(message, error) : retryLater(message, error, true);
  };

  return {
    async process(records, context, onHandled) {
      let done = 0;
      const advance = (count: number): void => {
        done += count;
        oneByOne = Math.max(0, oneByOne - count);
        attempts = 0;
        outages = 0;
        onHandled(done);
      };
      for (let next = records[done]; next && !context.signal.aborted; next = records[done]) {
        if (next.defect) {
          const wait = await giveUp(next.message, next.defect);
          if (wait !== undefined) return wait;
          advance(1);
          continue;
        }
        const batch = takeBatch(records, done, oneByOne > 0 ? 1 : MAX_BATCH);
        try {
          await handler(batch, context);
          advance(batch.length);
        } catch (error) {
          if (context.signal.aborted) return undefined;
          if (batch.length > 1 && !policy.isServerUnreachable(error)) {
            oneByOne = batch.length;
            continue;
          }
          const wait = await failed(next.message, error);
          if (wait !== undefined) return wait;
          advance(1);
        }
      }
      return undefined;
    },
  };
}

function takeBatch(records: IncomingRecord[], from: number, limit: number): BusMessage[] {
  const batch: BusMessage[] = [];
  for (const { message, defect } of records.slice(from, from + limit)) {
    if (defect) break;
    batch.push(message);
  }
  return batch;
}
