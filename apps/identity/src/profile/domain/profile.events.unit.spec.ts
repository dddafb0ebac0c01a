import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { upcast } from '@stallbook/kernel';
import type { EventType } from '@stallbook/kernel';
import { profileEvents } from './profile.events.js';

const golden = (version: number) =>
  JSON.parse(readFileSync(join(__dirname, `golden/profile.v${version}.json`), 'utf8')) as Record<
    string,
    Record<string, unknown>
  >;

const versions = Object.entries(profileEvents).flatMap(([name, type]: [string, EventType]) =>
  Array.from({ length: type.version }, (_, index) => ({ name, type, version: index + 1 })),
);

describe('stored events of a profile', () => {
  it.each(versions)('can be read for ever: $name, version $version', ({ name, type, version }) => {
    const stored = golden(version)[name];
    expect(stored).toBeDefined();
    const read = type.schema.parse(upcast(type, version, stored ?? {}));
    if (version === type.version) expect(read).toEqual(stored);
  });
});
