import type { PartitionProcessor } from './delivery/partition-processor.js';
import type { BusMessage, DeadLetter, MessageBus, Subscription, TopicSpec } from './port.js';

/** A message bound for a topic that may differ from its own: dead letters return through their group's retry topic. */
export interface WireRecord {
  topic: string;
  message: BusMessage;
  /** `message.data` as JSON; null for a tombstone. */
  value: string | null;
}

export interface ConsumeSpec {
  group: string;
  topics: string[];
  /** Where the group begins in a topic in which it has no position. */
  fromBeginning(topic: string): boolean;
  /** A fresh processor for one partition. */
  createProcessor(): PartitionProcessor;
}

/** Where dead letters are kept until they are sent again or discarded. */
export interface DeadLetterStore {
  /** Prepares what the letters of a group need. */
  prepare(group: string): Promise<void>;
  /** Keeps one letter per id: the same message that fails twice is one letter. */
  put(letter: DeadLetter): Promise<void>;
  get(id: string): Promise<DeadLetter | undefined>;
  list(group?: string): Promise<DeadLetter[]>;
  remove(letter: DeadLetter): Promise<void>;
}

/** What an adapter provides; everything else is written once, in create-bus.ts. */
export interface Transport {
  readonly kind: MessageBus['kind'];
  readonly deadLetters: DeadLetterStore;
  ensureTopics(topics: TopicSpec[]): Promise<void>;
  /** Those of the names that do not exist. */
  missingTopics(names: string[]): Promise<string[]>;
  /** Makes the records durable, in this order per key. Called by one caller at a time. */
  send(records: WireRecord[]): Promise<void>;
  /** True where sending the same records again may succeed. */
  mayRetry(error: unknown): boolean;
  consume(spec: ConsumeSpec): Promise<Subscription>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export const retryTopic = (group: string): string => `${group}.retry`;
