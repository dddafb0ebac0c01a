import { standardOutput } from '@stallbook/platform';
import { valueOfKey } from '@stallbook/platform/testing';
import { Binary } from 'mongodb';
import type { Harness } from './harness.js';

export async function* everythingOf(harness: Harness): AsyncGenerator<{ place: string; text: string }> {
  const { STALLBOOK_DB_PREFIX: prefix } = harness.config;
  const { databases } = await harness.mongo.db().admin().listDatabases({ nameOnly: true });
  for (const { name } of databases.filter((one) => one.name.startsWith(prefix))) {
    const db = harness.mongo.db(name);
    for (const { name: collection } of await db.listCollections({}, { nameOnly: true }).toArray()) {
      for await (const document of db.collection(collection).find()) {
        yield { place: `${name}.${collection}`, text: JSON.stringify(document, readable) };
      }
    }
  }
  for (const key of await harness.redis.keys(`${prefix}*`)) {
    yield { place: `redis ${key}`, text: `${key} ${JSON.stringify(await valueOfKey(harness.redis, key))}` };
  }
}

/** Files are stored as chunks of bytes. `this` is the value before JSON conversion. */
function readable(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const raw = this[key];
  return raw instanceof Binary ? Buffer.from(raw.buffer).toString('latin1') : value;
}

/** Where one of the words occurs, ignoring case. */
export async function placesOf(harness: Harness, words: readonly string[]): Promise<string[]> {
  const wanted = words.map((word) => word.toLowerCase());
  const places = new Set<string>();
  for await (const { place, text } of everythingOf(harness)) {
    if (wanted.some((word) => text.toLowerCase().includes(word))) places.add(place);
  }
  return [...places];
}

/** Captures the log lines of the processes from now on. */
export function captureLogs(): { text: () => string; end: () => void } {
  const lines: string[] = [];
  const spy = jest.spyOn(standardOutput, 'write').mockImplementation((line) => void lines.push(line));
  return { text: () => lines.join(''), end: () => spy.mockRestore() };
}
