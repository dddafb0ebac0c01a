import type { IntegrationEvent } from '@stallbook/kernel';
import type { BusMessage } from '@stallbook/messaging';
import type { AnyBulkWriteOperation, ClientSession, Collection } from 'mongodb';
import type { CommandContext } from '../store/event-store.js';

/** Work for all collected items of a delivery, in the transaction of the delivery. */
export type CollectedWork<T> = (
  items: readonly T[],
  delivery: Pick<Reaction, 'session' | 'afterwards'>,
) => Promise<void>;

/** What a reaction gets in addition to the message's data. */
export interface Reaction {
  message: BusMessage;
  /** Everything written belongs into this session: it commits together with the note that the message was handled. */
  session: ClientSession;
  /** For replicas: written before the commit, in order, in one round trip with those of the whole delivery. */
  write<T extends object>(collection: Collection<T>, operation: AnyBulkWriteOperation<T>): void;
  /** For commands that the message causes: their id follows from the message, so that they count once. */
  command: CommandContext;
  /** Hands the item to `work`, which runs once for all items of the delivery, after its reactions. */
  collect<T>(work: CollectedWork<T>, item: T): void;
  /** Starts a process whose chunks run after the commit: for what touches more than a few streams. */
  startProcess(name: string, data: Record<string, unknown>): void;
  /** Runs after the commit. Only for what may be lost in a crash, such as a live signal. */
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
    const known = (Reflect.getMetadata(METHODS, target.constructor) ?? []) as ReactionMethod[];
    const added = events.map((event) => ({ event, method: String(method) }));
    Reflect.defineMetadata(METHODS, [...known, ...added], target.constructor);
  };

export const reactionsOf = (type: object): ReactionMethod[] =>
  (Reflect.getMetadata(METHODS, type) as ReactionMethod[] | undefined) ?? [];

/**
 * Gives the reactions of a class a consumer group of their own. One that is added to a service with history is filled
 * from the beginning, which the service's own group has behind it.
 */
export const ConsumerGroup =
  (group: string): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(CONSUMER, group, target);

export const consumerGroupOf = (type: object): string | undefined =>
  Reflect.getMetadata(CONSUMER, type) as string | undefined;
