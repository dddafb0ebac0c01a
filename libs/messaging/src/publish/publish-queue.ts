import { defaultBackoffMs } from '../delivery/backoff.js';
import { wait } from '../delivery/wait.js';
import { BusClosedError, describeError, PublishAbandonedError, UnknownTopicError } from '../errors.js';
import type { BusLogger, BusMessage } from '../port.js';
import type { Transport, WireRecord } from '../transport.js';

interface Call {
  records: WireRecord[];
  resolve: () => void;
  reject: (error: unknown) => void;
  signal: AbortSignal | undefined;
}

/** Kafka refuses batches above 1 MB. Only a single larger message exceeds this limit. */
const MAX_BYTES = 400_000;
const MAX_RECORDS = 1_000;

export interface PublishQueue {
  add(records: WireRecord[], signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export function createPublishQueue(transport: Transport, logger: BusLogger): PublishQueue {
  const waiting: Call[] = [];
  const existing = new Set<string>();
  const deadline = new AbortController();
  let closed = false;
  let running: Promise<void> | undefined;

  const refuseUnknown = async (call: Call): Promise<void> => {
    const names = [...new Set(call.records.map((record) => record.topic))].filter((name) => !existing.has(name));
    if (names.length === 0) return;
    const missing = await transport.missingTopics(names);
    for (const name of names) if (!missing.includes(name)) existing.add(name);
    if (missing.length > 0) throw new UnknownTopicError(missing);
  };

  const persist = async (calls: readonly Call[], action: () => Promise<void>): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      if (calls.some(({ signal }) => signal?.aborted)) throw new PublishAbandonedError();
      try {
        return await action();
      } catch (error) {
        if (!transport.isRetryable(error)) throw error;
        if (deadline.signal.aborted) throw new BusClosedError();
        logger.warn({ attempt, error: describeError(error) }, 'publishing is waiting for the broker');
        await wait(Math.min(1_000, defaultBackoffMs(attempt)), deadline.signal);
      }
    }
  };

  const send = (calls: readonly Call[]): Promise<void> =>
    chunks(calls.flatMap((call) => call.records)).reduce(
      (before, chunk) => before.then(() => persist(calls, () => transport.send(chunk))),
      Promise.resolve(),
    );

  const settle = async (calls: Call[]): Promise<void> => {
    try {
      await send(calls);
      for (const call of calls) call.resolve();
    } catch (error) {
      // A refused or abandoned message must only fail its own call.
      if (calls.length === 1) calls[0]?.reject(error);
      else for (const call of calls) await settle([call]);
    }
  };

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const accepted: Call[] = [];
      for (const call of takeCalls(waiting)) {
        try {
          await persist([call], () => refuseUnknown(call));
          accepted.push(call);
        } catch (error) {
          call.reject(error);
        }
      }
      if (accepted.length > 0) await settle(accepted);
    }
    running = undefined;
  };

  return {
    async add(records, signal) {
      if (closed) throw new BusClosedError();
      if (records.length === 0) return;
      let abandon = (): void => {};
      const sent = new Promise<void>((resolve, reject) => {
        const call: Call = { records, resolve, reject, signal };
        waiting.push(call);
        abandon = () => {
          const place = waiting.indexOf(call);
          if (place < 0) return;
          waiting.splice(place, 1);
          reject(new PublishAbandonedError());
        };
      });
      signal?.addEventListener('abort', abandon);
      running ??= Promise.resolve().then(drain);
      await sent.finally(() => signal?.removeEventListener('abort', abandon));
    },
    async close() {
      closed = true;
      const timer = setTimeout(() => deadline.abort(), 10_000);
      await running;
      clearTimeout(timer);
    },
  };
}

function takeCalls(waiting: Call[]): Call[] {
  let records = 0;
  let count = 0;
  for (const call of waiting) {
    records += call.records.length;
    if (count > 0 && records > MAX_RECORDS) break;
    count += 1;
  }
  return waiting.splice(0, count);
}

function chunks(records: WireRecord[]): WireRecord[][] {
  const result: WireRecord[][] = [];
  let bytes = 0;
  for (const record of records) {
    const size = (record.value?.length ?? 0) + 500;
    const last = result.at(-1);
    if (last && last.length < MAX_RECORDS && bytes + size <= MAX_BYTES) {
      last.push(record);
      bytes += size;
    } else {
      result.push([record]);
      bytes = size;
    }
  }
  return result;
}

/** @throws if the data is not JSON */
export function toRecord(message: BusMessage, topic = message.topic): WireRecord {
  if (message.data === null) return { topic, message, value: null };
  const value: string | undefined = JSON.stringify(message.data);
  if (value === undefined) throw new TypeError(`The data of message ${message.id} is not JSON.`);
  return { topic, message, value };
}
