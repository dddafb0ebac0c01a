/** One integration event on its way. */
export interface BusMessage {
  id: string;
  topic: string;
  /** Messages of one key arrive in the order in which they were published. */
  key: string;
  /** The stream that the message tells about. Within a topic, a stream has one key. */
  stream: string;
  /** Grows strictly from message to message of a stream in a topic; there may be gaps. */
  sequence: number;
  type: string;
  version: number;
  /** ISO instant. */
  occurredAt: string;
  correlationId: string;
  causationId?: string;
  actorId?: string;
  /** JSON. `null` is a tombstone: a compacted topic forgets what it held under the key. */
  data: unknown;
  /** Set on delivery of a dead letter that was sent again. */
  resent?: true;
}

export interface TopicSpec {
  name: string;
  /** Default 3. Fixed for good once the topic exists: keys would move. */
  partitions?: number;
  /** A state topic: each message holds the whole state, and the last one of every key is kept instead of the last 30 days. */
  compacted?: boolean;
}

export interface BatchContext {
  /** Says that a long batch is still alive. The bus says so by itself while a handler runs; harmless to call often. */
  heartbeat(): Promise<void>;
  /** Aborted when the subscription stops or the partition is taken away: end soon; what is unfinished is delivered again. */
  signal: AbortSignal;
}

export type BatchHandler = (messages: BusMessage[], context: BatchContext) => Promise<void>;

export interface SubscribeOptions {
  /** `<service>.<name>`. */
  group: string;
  topics: string[];
  /** Where a group begins that has no position yet. Default true. */
  fromBeginning?: boolean;
  /** Runs before a message becomes a dead letter. While it fails, the message stays where it is and is tried again. */
  onDeadLetter?: (message: BusMessage) => Promise<void>;
  /** Tries of a message by itself before it becomes a dead letter. Default 5. */
  maxAttempts?: number;
  /** Milliseconds to wait after the given failed attempt (1, 2, …). */
  backoffMs?: (attempt: number) => number;
}

export interface Subscription {
  /** Waits for the running handler, records its position and leaves the group. */
  stop(): Promise<void>;
  /** Messages that this group has not handled yet. */
  lag(): Promise<number>;
  /** Resolves when everything published before the call has been handled by the group. */
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

/** Messages that a group gave up, kept until an admin decides. */
export interface DeadLetters {
  /** Oldest first; of all groups where none is named. */
  list(group?: string): Promise<DeadLetter[]>;
  /** Rejects with UnknownDeadLetterError. */
  show(id: string): Promise<DeadLetter>;
  /** Delivers it again, to the group that failed and to no other. Rejects with UnknownDeadLetterError. */
  resend(id: string): Promise<void>;
  /** Drops it for good and logs the reason. Rejects with UnknownDeadLetterError. */
  discard(id: string, reason: string): Promise<void>;
  /** Drops those of a key, after the key itself was retracted. */
  forget(topic: string, key: string): Promise<void>;
}

export interface MessageBus {
  readonly kind: 'kafka' | 'embedded';
  /** Creates what is missing; while the broker is away, as soon as it is back. A topic that exists stays as it is. */
  ensureTopics(topics: TopicSpec[]): Promise<void>;
  /**
   * Resolves when all are durable; keeps the order per key, also over calls. Waits while the broker is away.
   * Rejects with UnknownTopicError or BusClosedError, or with the broker's refusal (for example: too large).
   */
  publish(messages: BusMessage[]): Promise<void>;
  /**
   * The handler gets batches in order per key. A batch that throws is handed over again one message at a time, the
   * failing one with back-off; after `maxAttempts` it becomes a dead letter and the partition goes on. While a server is
   * unreachable (`isServerAway`) attempts are not counted. While the broker is away it begins as soon as that is back.
   */
  subscribe(options: SubscribeOptions, handler: BatchHandler): Promise<Subscription>;
  readonly deadLetters: DeadLetters;
  ping(): Promise<void>;
  /** Stops the subscriptions, sends what waits, lets go of the connections. */
  close(): Promise<void>;
}

/** Structured, as pino's methods are. Fields never carry a message's data. */
export interface BusLogger {
  debug(fields: Record<string, unknown>, message: string): void;
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

export const silentLogger: BusLogger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
