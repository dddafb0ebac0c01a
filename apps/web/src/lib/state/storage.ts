import { createAction } from '@reduxjs/toolkit';

export type Stored = Readonly<Record<string, string>>;

const readAll = (): Stored =>
  Object.fromEntries(Object.entries(localStorage).map(([key, value]) => [key, String(value)]));

/** Brings the state in line with the storage: when the app starts, and after another tab wrote. */
export const storageRead = createAction('storage/read', () => ({ payload: readAll() }));

export const browserForgotten = createAction('storage/forgotten', () => ({ payload: { at: Date.now() } }));

export function entriesUnder<T>(
  stored: Stored,
  prefix: string,
  parse: (value: unknown) => T | null,
): Record<string, T> {
  const found: Record<string, T> = {};
  for (const [key, text] of Object.entries(stored)) {
    if (!key.startsWith(prefix)) continue;
    const value = parse(parsed(text));
    if (value !== null) found[key.slice(prefix.length)] = value;
  }
  return found;
}

export function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const entriesOf = (prefix: string, values: Readonly<Record<string, unknown>>): Stored =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [prefix + key, JSON.stringify(value)]));
