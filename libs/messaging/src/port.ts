export interface BusMessage {
  id: string;
  topic: string;
  key: string;
  stream: string;
  sequence: number;
  type: string;
  version: number;
  /** ISO instant. */
  occurredAt: string;
  correlationId: string;
  causationId?: string;
  actorId?: string;
  /** JSON. `null` is a tombstone: a compacted topic forgets the key. */
  data: unknown;
  resent?: true;
}

export interface TopicSpec {
  name: string;
  /** Default 3. Cannot change after the topic was created, because keys would move. */
  partitions?: number;
  compacted?: boolean;
}

export interface BatchContext {
  signal: AbortSignal;
}

export type BatchHandler = (messages: BusMessage[], context: BatchContext) => Promise<void>;

export interface SubscribeOptions {
  group: string;
  topics: string[];
  onDeadLetter?: (message: BusMessage) => Promise<void>;
  /** Individual attempts before a message becomes a dead letter. Default 5. */
  maxAttempts?: number;
  /** Milliseconds to wait after failed attempt 1, 2, …. */
  backoffMs?: (attempt: number) => number;
  /** Milliseconds for which messages of a newer release wait for a replica that can read them. Default 15 minutes. */
  upgradeMs?: number;
}

export interface Subscription {
  stop(): Promise<void>;
  lag(): Promise<number>;
  caughtUp(): Promise<void>;
}

export interface DeadLetter {
  id: string;
  group: string;
  message: BusMessage;
  error: string;
  attempts: number;
  at: Date;
}

export interface DeadLetters {
  /** Oldest first; all groups by default. */
  list(group?: string): Promise<DeadLetter[]>;
  /** @throws UnknownDeadLetterError */
  show(id: string): Promise<DeadLetter>;
  /** Delivers it again, only to the group that failed. @throws UnknownDeadLetterError */
  resend(id: string): Promise<void>;
  /** Deletes it and logs the reason. @throws UnknownDeadLetterError */
  discard(id: string, reason: string): Promise<void>;
  forget(topic: string, key: string): Promise<void>;
}

export interface MessageBus {
  readonly kind: 'kafka' | 'embedded';
  ensureTopics(topics: TopicSpec[]): Promise<void>;
  /**
   * Resolves when all messages are durable; preserves the order per key, also across calls. Waits while the broker is
   * unreachable. Once the signal is aborted, starts no attempt: the promise settles with the one in progress.
   * @throws UnknownTopicError, BusClosedError, PublishAbandonedError, or the broker's refusal (for example, too large)
   */
  publish(messages: BusMessage[], signal?: AbortSignal): Promise<void>;
  /**
   * Passes batches to the handler, in order per key. A new group starts at the first message. A failed batch is redelivered one message at a time with backoff;
   * after `maxAttempts` a message becomes a dead letter. Attempts do not count while a server is unreachable
   * (`isServerUnreachable`), and for `upgradeMs` if the handler throws `NewerVersionError`. Starts as soon as the broker
   * is reachable.
   */
  subscribe(options: SubscribeOptions, handler: BatchHandler): Promise<Subscription>;
  readonly deadLetters: DeadLetters;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A structured logger, such as pino. Fields never contain message data. */
export interface BusLogger {
  debug(fields: Record<string, unknown>, message: string): void;
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

export const silentLogger: BusLogger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
