import type { IntegrationEvent } from '@stallbook/kernel';
import type { BusMessage } from '@stallbook/messaging';
import type { AnyBulkWriteOperation, ClientSession, Collection } from 'mongodb';
import type { CommandContext } from '../store/event-store.js';

export type CollectedWork<T> = (
  items: readonly T[],
  delivery: Pick<Reaction, 'session' | 'afterwards'>,
) => Promise<void>;

export interface Reaction {
  message: BusMessage;
  session: ClientSession;
  /** Queues a write. All writes of a delivery run before the commit, in order, in one round trip. */
  write<T extends object>(collection: Collection<T>, operation: AnyBulkWriteOperation<T>): void;
  command: CommandContext;
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

export const Reacts =
  (...events: IntegrationEvent[]): MethodDecorator =>
  (target, method) => {
    const existing = (Reflect.getMetadata(METHODS, target.constructor) ?? []) as ReactionMethod[];
    const added = events.map((event) => ({ event, method: String(method) }));
    Reflect.defineMetadata(METHODS, [...existing, ...added], target.constructor);
  };

export const reactionsOf = (type: object): ReactionMethod[] =>
  (Reflect.getMetadata(METHODS, type) as ReactionMethod[] | undefined) ?? [];

export const ConsumerGroup =
  (group: string): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(CONSUMER, group, target);

export const consumerGroupOf = (type: object): string | undefined =>
  Reflect.getMetadata(CONSUMER, type) as string | undefined;
