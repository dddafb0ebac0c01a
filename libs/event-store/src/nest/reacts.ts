import type { IntegrationEvent } from '@stallbook/kernel';
import type { BusMessage } from '@stallbook/messaging';
import type { AnyBulkWriteOperation, ClientSession, Collection } from 'mongodb';
import type { CommandContext } from '../store/event-store.js';

/** Runs for all collected items, in the transaction of the delivery. */
export type CollectedWork<T> = (
  items: readonly T[],
  delivery: Pick<Reaction, 'session' | 'afterwards'>,
) => Promise<void>;

export interface Reaction {
  message: BusMessage;
  /** Use it for every write: it commits together with the record of the handled message. */
  session: ClientSession;
  /** Queues a write. All writes of a delivery run before the commit, in order, in one round trip. */
  write<T extends object>(collection: Collection<T>, operation: AnyBulkWriteOperation<T>): void;
  /** The context for commands. Their IDs derive from the message, so they run once. */
  command: CommandContext;
  /** Collects an item for `work`, which runs once per delivery, after its reactions. */
  collect<T>(work: CollectedWork<T>, item: T): void;
  /** Starts a process that runs after the commit, for work on more than a few streams. */
  startProcess(name: string, data: Record<string, unknown>): void;
  /** Runs after the commit. Use it only for effects that may be lost in a crash, such as live updates. */
  afterwards(work: () => Promise<void> | void): void;
}

export interface ReactionMethod {
  event: IntegrationEvent;
  method: string;
}

const METHODS = Symbol('stallbook.reactions');
const CONSUMER = Symbol('stallbook.consumer');

/** Marks a method `(data, reaction) => Promise<void> | void` that handles integration events. */
export const Reacts =
  (...events: IntegrationEvent[]): MethodDecorator =>
  (target, method) => {
    const existing = (Reflect.getMetadata(METHODS, target.constructor) ?? []) as ReactionMethod[];
    const added = events.map((event) => ({ event, method: String(method) }));
    Reflect.defineMetadata(METHODS, [...existing, ...added], target.constructor);
  };

export const reactionsOf = (type: object): ReactionMethod[] =>
  (Reflect.getMetadata(METHODS, type) as ReactionMethod[] | undefined) ?? [];

/** Gives the reactions of a class a separate consumer group. A group added later is filled from the beginning. */
export const ConsumerGroup =
  (group: string): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(CONSUMER, group, target);

export const consumerGroupOf = (type: object): string | undefined =>
  Reflect.getMetadata(CONSUMER, type) as string | undefined;
