import type { z } from 'zod';
import { upcast, type EventType } from './stream-events.js';

/**
 * A message between services, defined once: name, topic with its version, key, schema, upcasters. It carries ids;
 * only the profile topic of identity carries personal fields.
 */
export interface IntegrationEvent<S extends z.ZodType = z.ZodType> extends EventType<S> {
  /** `application.submitted`. */
  type: string;
  /** `applications.application.v1`. */
  topic: string;
  /** Name of the field of the data whose value orders the messages. */
  key: string;
}

export const defineIntegrationEvent = <S extends z.ZodType>(event: IntegrationEvent<S>): IntegrationEvent<S> => event;

export type IntegrationData<E> = E extends IntegrationEvent<infer S> ? z.infer<S> : never;

/** What a publisher hands to the relay, checked against the schema before it is sent. */
export interface OutgoingMessage {
  event: IntegrationEvent;
  /** null: a tombstone, after which a compacted topic forgets what it held under the key. */
  data: Record<string, unknown> | null;
  /** Of a tombstone, which has no data that could hold it. */
  key?: string;
}

export const outgoing = <S extends z.ZodType>(event: IntegrationEvent<S>, data: z.infer<S>): OutgoingMessage => ({
  event,
  data: data as Record<string, unknown>,
});

/** Takes back what was announced under a key of a compacted topic. */
export const tombstone = (event: IntegrationEvent, key: string): OutgoingMessage => ({ event, data: null, key });

/** The data of a received message in its current version, checked. Throws where it does not fit the schema. */
export function readIntegrationEvent<S extends z.ZodType>(
  event: IntegrationEvent<S>,
  message: { version: number; data: unknown },
): z.infer<S> {
  return event.schema.parse(upcast(event, message.version, message.data as Record<string, unknown>)) as z.infer<S>;
}
