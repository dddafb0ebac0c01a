import type { IntegrationEvent } from '@stallbook/kernel';
import type { BusMessage } from '@stallbook/messaging';
import type { AnyBulkWriteOperation, ClientSession, Collection } from 'mongodb';
import type { CommandContext } from '../store/event-store.js';

/** What a reaction gets beside the message's data. */
export interface Reaction {
  message: BusMessage;
  /** Everything written belongs into this session: it commits together with the inbox entry. */
  session: ClientSession;
  /** For copies: written before the commit, in order, in one round trip with those of the whole delivery. */
  write<T extends object>(collection: Collection<T>, operation: AnyBulkWriteOperation<T>): void;
  /** For commands that the message causes: their id follows from the message, so that they count once. */
  command: CommandContext;
  /** Runs after the commit. Only for what may be lost in a crash, such as a live signal. */
  afterwards(work: () => Promise<void>): void;
}

export interface ReactionMethod {
  event: IntegrationEvent;
  method: string;
}

const METADATA = Symbol('stallbook.reactions');

/** Marks a method `(data, reaction) => Promise<void> | void` that handles an integration event of another service. */
export const Reacts =
  (event: IntegrationEvent): MethodDecorator =>
  (target, method) => {
    const known = (Reflect.getMetadata(METADATA, target.constructor) ?? []) as ReactionMethod[];
    Reflect.defineMetadata(METADATA, [...known, { event, method: String(method) }], target.constructor);
  };

export const reactionsOf = (type: object): ReactionMethod[] =>
  (Reflect.getMetadata(METADATA, type) as ReactionMethod[] | undefined) ?? [];
