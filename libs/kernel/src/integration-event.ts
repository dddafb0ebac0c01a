import type { z } from 'zod';
import { upcast, type EventType } from './stream-events.js';

/** A message between services. It carries IDs; only the profile topic of identity carries personal fields. */
export interface IntegrationEvent<S extends z.ZodType = z.ZodType, T extends string = string> extends EventType<S> {
  type: T;
  topic: string;
  key: string;
}

export const defineIntegrationEvent = <S extends z.ZodType, const T extends string>(
  event: IntegrationEvent<S, T>,
): IntegrationEvent<S, T> => event;

export type IntegrationData<E> = E extends IntegrationEvent<infer S> ? z.infer<S> : never;

/** A received message of one of these events. */
export type MessageOf<E> = E extends IntegrationEvent<infer S, infer T> ? { type: T; data: z.infer<S> } : never;

export interface OutgoingMessage {
  event: IntegrationEvent;
  /** null is a tombstone: a compacted topic forgets the key. */
  data: Record<string, unknown> | null;
  key?: string;
}

export const outgoing = <S extends z.ZodType>(event: IntegrationEvent<S>, data: z.infer<S>): OutgoingMessage => ({
  event,
  data: data as Record<string, unknown>,
});

export const tombstone = (event: IntegrationEvent, key: string): OutgoingMessage => ({ event, data: null, key });

/** Returns the data in its current version. @throws if it does not match the schema */
export function readIntegrationEvent<S extends z.ZodType>(
  event: IntegrationEvent<S>,
  message: { version: number; data: unknown },
): z.infer<S> {
  return event.schema.parse(upcast(event, message.version, message.data as Record<string, unknown>)) as z.infer<S>;
}
