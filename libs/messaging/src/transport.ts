import type { PartitionProcessor } from './delivery/partition-processor.js';
import type { BusMessage, DeadLetter, MessageBus, Subscription, TopicSpec } from './port.js';

/** A message with its target topic, which may differ from its own: dead letters return through a retry topic. */
export interface WireRecord {
  topic: string;
  message: BusMessage;
  /** `message.data` as JSON; null for a tombstone. */
  value: string | null;
}

export interface ConsumeSpec {
  group: string;
  topics: string[];
  /** Where a group without a position starts. */
  fromBeginning(topic: string): boolean;
  createProcessor(): PartitionProcessor;
}

export interface DeadLetterStore {
  /** Prepares the storage of a group's dead letters. */
  prepare(group: string): Promise<void>;
  /** Keeps one letter per ID: a message that fails twice is one letter. */
  put(deadLetter: DeadLetter): Promise<void>;
  get(id: string): Promise<DeadLetter | undefined>;
  list(group?: string): Promise<DeadLetter[]>;
  remove(deadLetter: DeadLetter): Promise<void>;
}

/** The broker-specific part of the bus. */
export interface Transport {
  readonly kind: MessageBus['kind'];
  readonly deadLetters: DeadLetterStore;
  ensureTopics(topics: TopicSpec[]): Promise<void>;
  /** Returns the names that do not exist. */
  missingTopics(names: string[]): Promise<string[]>;
  /** Makes the records durable, in order per key. Never called concurrently. */
  send(records: WireRecord[]): Promise<void>;
  /** Returns true if sending the same records again may succeed. */
  isRetryable(error: unknown): boolean;
  consume(spec: ConsumeSpec): Promise<Subscription>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export const retryTopic = (group: string): string => `${group}.retry`;
