import { unlessAborted, within } from '@stallbook/kernel/concurrency';
import { defaultBackoffMs } from '../delivery/backoff.js';
import { wait } from '../delivery/wait.js';
import { BusClosedError, describeError, PublishAbandonedError } from '../errors.js';
import type { BusLogger, MessageBus, Subscription } from '../port.js';

export interface DeferredBusOptions {
  bus: MessageBus;
  connect: () => Promise<void>;
  isRetryable: (error: unknown) => boolean;
  logger: BusLogger;
  onFatal: (error: Error) => void;
}

const START_TIMEOUT_MS = 1_500;
const MAX_PAUSE_MS = 1_000;
const LEAVE_MS = 4_000;

interface Work<T> {
  result: Promise<T>;
  /** Resolves with the result, or earlier if the broker is unreachable. */
  ready: Promise<unknown>;
}

/**
 * Lets a process start without its broker: what needs the broker waits for it in the background. A failure after the
 * caller stopped waiting is fatal.
 */
export function deferredBus({ bus, connect, isRetryable, logger, onFatal }: DeferredBusOptions): MessageBus {
  const closing = new AbortController();
  let reached = false;

  const persist = async <T>(
    action: () => Promise<T>,
    signal: AbortSignal,
    onUnreachable: () => void = () => {},
  ): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      if (signal.aborted) throw new BusClosedError();
      try {
        return await action();
      } catch (error) {
        if (signal.aborted) throw new BusClosedError();
        if (!isRetryable(error)) throw error;
        onUnreachable();
        logger.warn({ attempt, error: describeError(error) }, 'the message broker is unreachable');
        await wait(Math.min(MAX_PAUSE_MS, defaultBackoffMs(attempt)), signal);
      }
    }
  };

  const leave = (work: Promise<void>): Promise<void> =>
    within(LEAVE_MS, work, () => logger.warn({}, 'the message broker did not confirm the disconnect'));

  const connected = persist(connect, closing.signal).then(() => void (reached = true));
  const startTimeout = wait(START_TIMEOUT_MS, closing.signal);
  const report = (error: unknown): void => {
    if (!closing.signal.aborted) onFatal(error instanceof Error ? error : new Error(String(error)));
  };
  connected.catch(report);

  const postponable = <T>(action: () => Promise<T>, signal: AbortSignal): Work<T> => {
    let postponed = false;
    let proceed = (): void => {};
    const unreachable = new Promise<void>((resolve) => (proceed = resolve));
    void startTimeout.then(() => reached || proceed());
    const result = connected.then(() => persist(action, signal, proceed));
    result.catch((error: unknown) => postponed && !signal.aborted && report(error));
    return { result, ready: Promise.race([result, unreachable]).then(() => (postponed = true)) };
  };

  let topics: Promise<unknown> = Promise.resolve();
  /** Publishing that waits for its topics. */
  const accepted = new Set<Promise<unknown>>();

  return {
    kind: bus.kind,
    async ensureTopics(specs) {
      const earlier = topics;
      const { result, ready } = postponable(() => bus.ensureTopics(specs), closing.signal);
      topics = Promise.all([earlier, result]);
      topics.catch(() => undefined);
      await ready;
    },
    async publish(messages, signal) {
      const isReady = unlessAborted(signal, topics, () => new PublishAbandonedError());
      accepted.add(isReady);
      try {
        await isReady;
      } finally {
        accepted.delete(isReady);
      }
      await bus.publish(messages, signal);
    },
    async subscribe(options, handler) {
      const stopping = new AbortController();
      const signal = AbortSignal.any([stopping.signal, closing.signal]);
      let inner: Subscription | undefined;
      const { result, ready } = postponable(async () => {
        await topics;
        inner = await bus.subscribe(options, handler);
        if (signal.aborted) await inner.stop();
        return inner;
      }, signal);
      await ready;
      return {
        lag: async () => {
          if (!inner) throw new Error('The subscription is waiting for the message broker.');
          return inner.lag();
        },
        caughtUp: async () => (await result).caughtUp(),
        async stop() {
          stopping.abort();
          if (inner) await leave(inner.stop());
        },
      };
    },
    deadLetters: bus.deadLetters,
    async ping() {
      if (!reached) throw new Error('The message broker has not been reached yet.');
      await bus.ping();
    },
    async close() {
      closing.abort();
      await leave(Promise.allSettled(accepted).then(() => bus.close()));
    },
  };
}
