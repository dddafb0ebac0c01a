import type { PartitionProcessor } from './delivery/partition-processor.js';
import type { BusMessage, DeadLetter, MessageBus, Subscription, TopicSpec } from './port.js';

export interface WireRecord {
  topic: string;
  message: BusMessage;
  /** `message.data` as JSON; null for a tombstone. */
  value: string | null;
}

export interface ConsumeSpec {
  group: string;
  topics: string[];
  createProcessor(): PartitionProcessor;
}

export interface DeadLetterStore {
  prepare(group: string): Promise<void>;
  put(deadLetter: DeadLetter): Promise<void>;
  get(id: string): Promise<DeadLetter | undefined>;
  list(group?: string): Promise<DeadLetter[]>;
  remove(deadLetter: DeadLetter): Promise<void>;
}

export interface Transport {
  readonly kind: MessageBus['kind'];
  readonly deadLetters: DeadLetterStore;
  ensureTopics(topics: TopicSpec[]): Promise<void>;
  missingTopics(names: string[]): Promise<string[]>;
  /** Makes the records durable, in order per key. Never called concurrently. */
  send(records: WireRecord[]): Promise<void>;
  isRetryable(error: unknown): boolean;
  consume(spec: ConsumeSpec): Promise<Subscription>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export const retryTopic = (group: string): string => `${group}.retry`;
