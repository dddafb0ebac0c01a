import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { upcast, type EventTypes } from '@stallbook/kernel';
import { claimEvents } from '../claim/domain/claim.js';
import { marketEventEvents } from '../market-event/domain/market-event.events.js';

interface Golden {
  version: number;
  type: string;
  data: Record<string, unknown>;
}

/** Every version of every event that was ever stored; lines are added, never changed. */
const golden = JSON.parse(readFileSync(join(import.meta.dirname, 'stored-events.json'), 'utf8')) as Golden[];
const types: EventTypes = { ...marketEventEvents, ...claimEvents };

describe('stored events', () => {
  it.each(golden.map((event) => [event.type, event.version, event.data] as const))(
    '%s of version %i can be read',
    (name, version, data) => {
      const type = types[name];
      if (!type) throw new Error(`no event ${name}`);
      expect(type.schema.parse(upcast(type, version, data))).toMatchObject(version === type.version ? data : {});
    },
  );

  it('have an example of every version', () => {
    const wanted = Object.entries(types).flatMap(([name, { version }]) =>
      Array.from({ length: version }, (_, index) => `${name} ${index + 1}`),
    );
    expect(golden.map(({ type, version }) => `${type} ${version}`).sort()).toEqual(wanted.sort());
  });
});
