import { defaultBackoffMs } from './delivery/backoff.js';
import { wait } from './delivery/wait.js';
import { BusClosedError, describeError } from './errors.js';
import type { BusLogger, MessageBus, Subscription } from './port.js';

export interface PatientParts {
  bus: MessageBus;
  /** Resolves when the broker answers. */
  connect: () => Promise<void>;
  /** True where the same again may succeed. */
  mayRetry: (error: unknown) => boolean;
  logger: BusLogger;
  /** What was postponed failed for a reason that no waiting changes. */
  onFatal: (error: Error) => void;
}

/** So long a start waits for the broker before it goes on without it. */
const PATIENCE_MS = 1_500;
const LONGEST_PAUSE_MS = 1_000;
/** A broker that is away cannot be left in order; its groups notice by themselves. */
const LEAVE_MS = 4_000;

interface Work<T> {
  result: Promise<T>;
  /** Resolves with the result, or as soon as the broker is known to be away. */
  begun: Promise<unknown>;
}

/**
 * The bus of a process that starts although its broker is away: topics and subscriptions are made as soon as it answers,
 * and messages wait for their topics.
 */
export function patientBus({ bus, connect, mayRetry, logger, onFatal }: PatientParts): MessageBus {
  const closing = new AbortController();
  let reached = false;

  /** Does it again and again until it succeeds; rejects with what no waiting changes. */
  const persist = async <T>(
    action: () => Promise<T>,
    signal: AbortSignal,
    onAway: () => void = () => {},
  ): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      if (signal.aborted) throw new BusClosedError();
      try {
        return await action();
      } catch (error) {
        if (signal.aborted) throw new BusClosedError();
        if (!mayRetry(error)) throw error;
        onAway();
        logger.warn({ attempt, error: describeError(error) }, 'the message broker is away');
        await wait(Math.min(LONGEST_PAUSE_MS, defaultBackoffMs(attempt)), signal);
      }
    }
  };

  const leave = async (work: Promise<void>): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), LEAVE_MS)));
    if ((await Promise.race([work, late])) === 'late') logger.warn({}, 'the message broker was left without an answer');
    clearTimeout(timer);
  };

  const connected = persist(connect, closing.signal).then(() => void (reached = true));
  const patience = wait(PATIENCE_MS, closing.signal);
  const report = (error: unknown): void => {
    if (!closing.signal.aborted) onFatal(error instanceof Error ? error : new Error(String(error)));
  };
  connected.catch(report);

  const postponable = <T>(action: () => Promise<T>, signal: AbortSignal): Work<T> => {
    let goOn = (): void => {};
    const away = new Promise<void>((resolve) => (goOn = resolve));
    void patience.then(() => reached || goOn());
    const result = connected.then(() => persist(action, signal, goOn));
    return { result, begun: Promise.race([result, away]) };
  };

  /** Resolves when every topic asked for so far exists. */
  let topics: Promise<unknown> = Promise.resolve();

  return {
    kind: bus.kind,
    async ensureTopics(specs) {
      const before = topics;
      const { result, begun } = postponable(() => bus.ensureTopics(specs), closing.signal);
      topics = Promise.all([before, result]);
      topics.catch(() => undefined);
      let postponed = false;
      result.catch((error: unknown) => postponed && report(error));
      await begun;
      postponed = true;
    },
    async publish(messages) {
      await topics;
      await bus.publish(messages);
    },
    async subscribe(options, handler) {
      const stopping = new AbortController();
      const signal = AbortSignal.any([stopping.signal, closing.signal]);
      let inner: Subscription | undefined;
      let postponed = false;
      const { result, begun } = postponable(async () => {
        await topics;
        return bus.subscribe(options, handler);
      }, signal);
      const started = result.then(async (subscription) => {
        inner = subscription;
        if (signal.aborted) await subscription.stop();
      });
      started.catch((error: unknown) => postponed && !signal.aborted && report(error));
      await begun;
      postponed = true;
      return {
        lag: async () => {
          if (!inner) throw new Error('The subscription waits for the message broker.');
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
      if (!reached) throw new Error('The message broker was not reached yet.');
      await bus.ping();
    },
    async close() {
      closing.abort();
      await leave(bus.close());
    },
  };
}
