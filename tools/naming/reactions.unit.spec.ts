import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import { reactionsOf } from '@stallbook/event-store';
import { services } from '@stallbook/kernel';
import { providersOf } from '../workspace/providers.js';

const FILE = join(import.meta.dirname, 'golden/reactions.txt');
const recorded = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n').filter(Boolean) : [];
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

async function reactionsIn(service: string): Promise<string[]> {
  const exported = (await import(`@stallbook/${service}`)) as Record<string, unknown>;
  const [, module] = Object.entries(exported).find(([name]) => name.endsWith('Module'))!;
  const reactions = providersOf(module as Type<unknown>).flatMap((provider) => reactionsOf(provider));
  return reactions.map(({ name }) => `${service} ${name}`);
}

describe('the names of the reactions', () => {
  it('are those in the golden file, because command IDs contain them', async () => {
    const names = sorted((await Promise.all(services.map(reactionsIn))).flat());
    expect(names.length).toBeGreaterThan(50);
    // Adds names. Removing one is a decision.
    if (process.env['GOLDEN'] === 'record') writeFileSync(FILE, `${sorted([...recorded, ...names]).join('\n')}\n`);
    else expect(names).toEqual(recorded);
  });
});
