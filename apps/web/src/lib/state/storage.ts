import { createAction } from '@reduxjs/toolkit';

export type Stored = Readonly<Record<string, string>>;

/** A browser that blocks site data throws or has none. The app then forgets with the page. */
function orMemory(open: () => Record<string, string> | null): Record<string, string> {
  try {
    return open() ?? {};
  } catch {
    return {};
  }
}

/** All tabs share it. */
const browserStorage = orMemory(() => localStorage);
export const tabStorage = orMemory(() => sessionStorage);

/** What found no room in the storage, until another tab changes what the storage has in its place. */
const unwritten = new Map<string, { value: string; inPlaceOf: string | undefined }>();

export function write(key: string, value: string): void {
  try {
    browserStorage[key] = value;
    unwritten.delete(key);
  } catch {
    // A full storage must neither stop a screen nor keep a session open.
    console.warn('the browser storage is full');
    unwritten.set(key, { value, inPlaceOf: browserStorage[key] });
  }
}

export function remove(key: string): void {
  delete browserStorage[key];
  unwritten.delete(key);
}

export function emptyStorages(): void {
  for (const storage of [browserStorage, tabStorage]) {
    // Tells other tabs once, without a key.
    if (storage instanceof Storage) storage.clear();
    else for (const key of Object.keys(storage)) delete storage[key];
  }
  forgetUnwritten();
}

/** Another tab emptied the storage, so what found no room belongs to a person who left. */
export const forgetUnwritten = (): void => unwritten.clear();

export function read(keys: readonly string[]): Stored {
  const found: Record<string, string> = {};
  for (const key of keys) {
    const stored = browserStorage[key];
    if (unwritten.get(key)?.inPlaceOf !== stored) unwritten.delete(key);
    const value = unwritten.get(key)?.value ?? stored;
    if (value !== undefined) found[key] = value;
  }
  return found;
}

/** Brings the state in line with the storage: when the app starts, and after another tab wrote. */
export const storageRead = createAction('storage/read', () => ({
  payload: read([...Object.keys(browserStorage), ...unwritten.keys()]),
}));

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
