import type { IntegrationEvent } from '@stallbook/kernel';
import type { BusMessage } from '@stallbook/messaging';
import type { AnyBulkWriteOperation, ClientSession, Collection } from 'mongodb';
import type { CommandContext } from '../store/command-context.js';
import type { Afterwards } from './afterwards.js';

export type CollectedWork<T> = (
  items: readonly T[],
  delivery: Pick<Reaction, 'session' | 'afterwards'>,
) => Promise<void>;

export interface Reaction {
  message: BusMessage;
  /** The transaction of the delivery. */
  session: ClientSession;
  /** Queues a write. All writes of a delivery run before the commit, per collection in order and in one round trip. */
  write<T extends object>(collection: Collection<T>, operation: AnyBulkWriteOperation<T>): void;
  /** For the command that follows from the message. A repeated delivery repeats its ID. */
  command: CommandContext;
  /** Calls `work` once per delivery, before the writes, with all items that were collected for it. */
  collect<T>(work: CollectedWork<T>, item: T): void;
  /** Starts a process that runs after the commit, for work on more than a few streams. */
  startProcess(name: string, data: Record<string, unknown>): void;
  /** Runs after the commit. Use it only for effects that may be lost in a crash, such as live updates. */
  afterwards(work: Afterwards): void;
}

/** What a reaction outside transactions gets. */
export type Effect = Pick<Reaction, 'message'>;

export interface ReactionMethod {
  event: IntegrationEvent;
  method: string;
  /** Part of command IDs: under another name, a message that is delivered again would repeat its commands. */
  name: string;
}

const METHODS = Symbol('stallbook.reactions');
const CONSUMER = Symbol('stallbook.consumer');

export const Reacts =
  (...events: IntegrationEvent[]): MethodDecorator =>
  (target, method) => {
    const added = events.map((event) => ({ event, method: String(method) }));
    Reflect.defineMetadata(METHODS, [...methodsOf(target.constructor), ...added], target.constructor);
  };

const methodsOf = (type: object) =>
  (Reflect.getMetadata(METHODS, type) as Omit<ReactionMethod, 'name'>[] | undefined) ?? [];

export const reactionsOf = (type: { name: string }): ReactionMethod[] =>
  methodsOf(type).map((reaction) => ({ ...reaction, name: `${type.name}.${reaction.method}` }));

interface Group {
  group: string;
  /**
   * False if the reactions call another server. Each message is then recorded as handled after its effects, which may
   * run again and therefore have fixed IDs.
   */
  transaction: boolean;
}

export const ConsumerGroup =
  (group: string, { transaction = true }: Partial<Pick<Group, 'transaction'>> = {}): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(CONSUMER, { group, transaction } satisfies Group, target);

export const consumerGroupOf = (type: object): Group | undefined =>
  Reflect.getMetadata(CONSUMER, type) as Group | undefined;
