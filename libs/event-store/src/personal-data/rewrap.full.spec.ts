import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@stallbook/kernel';
import { MessageKeys, serviceDb } from '@stallbook/platform';
import { testKeys } from '@stallbook/platform/testing';
import { openStore } from '../testing/store.js';
import { PersonKeys } from './person-keys.js';

const fresh = `2027:${'b'.repeat(43)}=`;
const both = (name: 'STALLBOOK_PERSONAL_KEYS' | 'STALLBOOK_MESSAGE_KEYS') => `${fresh},${testKeys[name]}`;

describe('npm run rewrap', () => {
  const run = async (args: string[], env: NodeJS.ProcessEnv) => {
    const child = spawn(
      process.execPath,
      ['--conditions=@stallbook/source', '--import', '@oxc-node/core/register', 'tools/maintenance/rewrap.ts', ...args],
      {
        cwd: join(import.meta.dirname, '../../../..'),
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...env },
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    const [code] = (await once(child, 'close')) as [number];
    return { code, output };
  };

  it('rewraps the keys of every service and of the bus', async () => {
    const s = await openStore();
    const prefix = `test_rewrap_${newId().slice(0, 8)}`;
    const [events, bus] = [serviceDb(s.client, prefix, 'events'), serviceDb(s.client, prefix, 'bus')];
    await new PersonKeys(events, testKeys).keyFor('ann');
    await new MessageKeys(bus, testKeys).findOrMake(['ann', 'bob']);
    const { output } = await run([], {
      STALLBOOK_DB_PREFIX: prefix,
      STALLBOOK_PERSONAL_KEYS: both('STALLBOOK_PERSONAL_KEYS'),
      STALLBOOK_MESSAGE_KEYS: both('STALLBOOK_MESSAGE_KEYS'),
    });
    expect(output).toContain('events: 1 keys');
    expect(output).toContain('bus: 2 keys');
    expect((await new MessageKeys(bus, { STALLBOOK_MESSAGE_KEYS: fresh }).find(['ann', 'bob'])).size).toBe(2);
    expect(await new PersonKeys(events, { STALLBOOK_PERSONAL_KEYS: fresh }).find('ann')).toHaveLength(32);
    for (const db of [events, bus]) await db.dropDatabase();
    await s.drop();
  });

  it('needs the keys of what it rewraps and no others, and names one that is missing', async () => {
    const s = await openStore();
    const prefix = `test_rewrap_${newId().slice(0, 8)}`;
    const bus = serviceDb(s.client, prefix, 'bus');
    await new MessageKeys(bus, testKeys).findOrMake(['ann']);
    const env = {
      STALLBOOK_DB_PREFIX: prefix,
      STALLBOOK_DATA_DIR: join(tmpdir(), `no-installation-${newId()}`),
      STALLBOOK_PERSONAL_KEYS: '',
    };
    const { output } = await run(['bus'], { ...env, STALLBOOK_MESSAGE_KEYS: both('STALLBOOK_MESSAGE_KEYS') });
    expect(output).toContain('bus: 1 keys');
    const refused = await run(['events'], env);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('STALLBOOK_PERSONAL_KEYS is not set, and ');
    await bus.dropDatabase();
    await s.drop();
  });

  it('fails for a name that is no service, instead of rewrapping nothing', async () => {
    const { code, output } = await run(['event'], {});
    expect(code).toBe(1);
    expect(output).toContain('Usage: npm run rewrap [-- <service>|bus]');
  });
});
