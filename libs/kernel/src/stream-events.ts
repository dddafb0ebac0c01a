import type { z } from 'zod';

/** Fields of an event that tell about a person: stored encrypted under the key of that person. */
export interface PersonalFields {
  /** Name of the field of the data that holds the person's id (or the hash of an address). */
  subject: string;
  fields: readonly string[];
}

export interface EventType<S extends z.ZodType = z.ZodType> {
  version: number;
  schema: S;
  personal?: readonly PersonalFields[];
  /** `upcast[n]` turns the data of version n into that of version n + 1. */
  upcast?: Record<number, (data: Record<string, unknown>) => Record<string, unknown>>;
}

export type EventTypes = Record<string, EventType>;

/** The union of `{ type, data }` over a catalogue of event types. */
export type EventOf<T extends EventTypes> = {
  [K in keyof T & string]: { type: K; data: z.infer<T[K]['schema']> };
}[keyof T & string];

/** An event as a stream holds it. `meta.occurredAt` is the only instant of an event. */
export type OccurredEventOf<T extends EventTypes> = {
  [K in keyof T & string]: { type: K; data: z.infer<T[K]['schema']>; meta: { occurredAt: Date } };
}[keyof T & string];

export const eventType = <S extends z.ZodType>(type: EventType<S>): EventType<S> => type;

/** What stands in a personal field once the person's key is destroyed. */
export const ERASED = 'erased';

/** Brings stored data of an older version to the current one. */
export function upcast(type: EventType, version: number, data: Record<string, unknown>): Record<string, unknown> {
  if (version > type.version) throw new Error(`version ${version} is newer than the known version ${type.version}`);
  let current = data;
  for (let from = version; from < type.version; from += 1) {
    const step = type.upcast?.[from];
    if (!step) throw new Error(`no upcaster from version ${from}`);
    current = step(current);
  }
  return current;
}
