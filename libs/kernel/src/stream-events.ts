import type { z } from 'zod';

/** Personal fields of an event, stored encrypted with the subject's key. */
export interface PersonalFields {
  subject: string;
  fields: readonly string[];
}

export interface EventType<S extends z.ZodType = z.ZodType> {
  version: number;
  schema: S;
  personal?: readonly PersonalFields[];
  upcast?: Record<number, (data: Record<string, unknown>) => Record<string, unknown>>;
}

export type EventTypes = Record<string, EventType>;

export type EventOf<T extends EventTypes> = {
  [K in keyof T & string]: { type: K; data: z.infer<T[K]['schema']> };
}[keyof T & string];

/** An event with its metadata. `meta.occurredAt` is its only instant. */
export type OccurredEventOf<T extends EventTypes> = {
  [K in keyof T & string]: { type: K; data: z.infer<T[K]['schema']>; meta: { occurredAt: Date } };
}[keyof T & string];

export const eventType = <S extends z.ZodType>(type: EventType<S>): EventType<S> => type;

/**
 * Replaces a personal field after the subject's key is destroyed. It reads like the word, and ends in a character that no
 * input may contain, so that a person can write the word.
 */
export const ERASED = 'erased\u{e0001}';

/** Data of a newer release, during its rollout or after a rollback. */
export class NewerVersionError extends Error {
  override readonly name = 'NewerVersionError';

  constructor(version: number, current: number) {
    super(`Version ${version} is newer than the current version ${current}`);
  }
}

/** @throws NewerVersionError */
export function upcast(type: EventType, version: number, data: Record<string, unknown>): Record<string, unknown> {
  if (version > type.version) throw new NewerVersionError(version, type.version);
  let current = data;
  for (let from = version; from < type.version; from += 1) {
    const step = type.upcast?.[from];
    if (!step) throw new Error(`No upcaster from version ${from}`);
    current = step(current);
  }
  return current;
}
