import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { newId } from '@stallbook/kernel';
import type { MessageBus } from '@stallbook/messaging';
import { deleteTopics } from '@stallbook/messaging/testing';
import { busFor, createLogger } from '@stallbook/platform';
import { dropDatabases, testConfig } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { readArguments } from './arguments.js';
import { carryOut } from './carry-out.js';

const repo = resolve(import.meta.dirname, '../..');
const NODE = ['--conditions=@stallbook/source', '--import', '@oxc-node/core/register'];
const TOPIC = 'tests.cli.v1';
const brokers = process.env['KAFKA_BROKERS'] ?? '';
/** The contract suites of the buses show that both do the same. */
const buses: [string, Record<string, string>][] =
  process.env['STALLBOOK_TEST_KAFKA'] === '0'
    ? [['embedded', { STALLBOOK_BUS: 'embedded', KAFKA_BROKERS: '' }]]
    : [['kafka', { STALLBOOK_BUS: 'kafka', KAFKA_BROKERS: brokers }]];

const list = (env: Record<string, string | undefined>) =>
  spawnSync(process.execPath, [...NODE, 'tools/dead-letters/dead-letters.ts', 'list'], {
    cwd: repo,
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });

describe.each(buses)('npm run dead-letters on the %s bus', (kind, env) => {
  const prefix = `test_cli_${randomUUID().slice(0, 8)}`;
  const config = testConfig({ STALLBOOK_DB_PREFIX: prefix, ...env });
  let bus: MessageBus;
  let release: () => Promise<void>;
  let poisoned = true;
  const handled: string[] = [];

  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((done) => {
      const child = execFile(
        process.execPath,
        [...NODE, 'tools/dead-letters/dead-letters.ts', ...args],
        {
          cwd: repo,
          env: {
            ...process.env,
            NODE_OPTIONS: '',
            MONGODB_URL: config.MONGODB_URL,
            STALLBOOK_MESSAGE_KEYS: config.STALLBOOK_MESSAGE_KEYS,
            STALLBOOK_DB_PREFIX: prefix,
            ...env,
          },
        },
        (_, out, err) => done({ code: child.exitCode ?? -1, out, err }),
      );
    });
  /** What a run prints, without the seconds that a process takes to start. */
  const print = async (...args: string[]): Promise<string> => {
    const wish = readArguments(args);
    if (!wish) throw new Error('wrong arguments');
    const lines: string[] = [];
    const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
    await carryOut(bus, wish).finally(() => log.mockRestore());
    return lines.join('\n');
  };
  const give = async (place: string) => {
    const id = newId();
    const [occurredAt, correlationId] = [new Date().toISOString(), newId()];
    const names = { id, topic: TOPIC, key: id, stream: `parcel-${id}`, sequence: 1, type: 'parcel.moved' };
    await bus.publish([{ ...names, version: 1, occurredAt, correlationId, data: { place } }]);
    await eventually(async () => expect((await bus.deadLetters.list()).map((one) => one.message.id)).toContain(id));
    return `content.reactions:${id}`;
  };

  beforeAll(async () => {
    const shared = await busFor(config, createLogger({ service: 'test', level: 'silent' }));
    bus = shared.value;
    release = () => shared.release();
    await bus.ensureTopics([{ name: TOPIC, partitions: 1 }]);
    await bus.subscribe({ group: 'content.reactions', topics: [TOPIC], maxAttempts: 1 }, async (messages) => {
      if (poisoned) throw new Error('cannot tell ann@example.org');
      handled.push(...messages.map(({ id }) => id));
    });
  });
  afterAll(async () => {
    await release();
    await dropDatabases(config.MONGODB_URL, prefix);
    if (kind === 'kafka') await deleteTopics(brokers.split(','), prefix);
  });

  it('lists, shows, discards with a reason after asking, and resends a message after its cause is fixed', async () => {
    const [kept, dropped] = [await give('a secret place'), await give('another place')];
    const listed = await run('list', '--service', 'content');
    expect(listed).toMatchObject({ code: 0, out: expect.stringContaining(kept) });
    expect(listed.out).toContain('parcel.moved  1 attempts  Error: cannot tell [email]');
    expect(listed.out).not.toContain('secret');
    expect(await print('list', '--service', 'events')).toBe('No dead letters.');
    const shown = await print('show', kept);
    expect(shown).toMatch(/attempts +1\n/);
    expect(shown).not.toContain('secret');

    expect(await run('burn')).toMatchObject({ code: 2, err: expect.stringMatching(/^Usage: npm run dead-letters/) });
    const unasked = await run('discard', dropped, '--reason', 'Its market is gone');
    expect(unasked).toMatchObject({ code: 1, err: expect.stringContaining('Not confirmed') });
    expect(await bus.deadLetters.list()).toHaveLength(2);
    expect(await print('discard', dropped, '--reason', 'Its market is gone', '--yes')).toBe(`Discarded: ${dropped}`);

    poisoned = false;
    expect(await run('resend', kept)).toMatchObject({ code: 0, out: `Sent again: ${kept}\n` });
    await eventually(() => expect(handled).toEqual([kept.split(':')[1]]));
    expect(await bus.deadLetters.list()).toEqual([]);
    expect(await run('resend', kept)).toMatchObject({ code: 1, err: `There is no dead letter with the ID ${kept}.\n` });
  }, 240_000);
});

describe('npm run dead-letters for a MongoDB from the environment, without brokers', () => {
  const prefix = `test_cli_${randomUUID().slice(0, 8)}`;
  const { MONGODB_URL, STALLBOOK_MESSAGE_KEYS } = testConfig();
  afterAll(() => dropDatabases(MONGODB_URL, prefix));

  it.each([undefined, 'kafka'])(
    'says that it reads the embedded bus, so that none there is not taken for none on Kafka (STALLBOOK_BUS=%s)',
    (STALLBOOK_BUS) => {
      const env = { STALLBOOK_BUS, MONGODB_URL, STALLBOOK_MESSAGE_KEYS, STALLBOOK_DB_PREFIX: prefix };
      const { stdout, stderr } = list(env);
      expect(stderr).toContain('KAFKA_BROKERS is not set, so these are the dead letters of the embedded bus.');
      expect(stdout).toBe('No dead letters.\n');
    },
  );
});

describe('npm run dead-letters without the keys of the installation', () => {
  it('names them before it starts a MongoDB', () => {
    const root = mkdtempSync(join(tmpdir(), 'stallbook-keys-'));
    const { status, stderr } = list({ STALLBOOK_DATA_DIR: root });
    expect({ status, files: readdirSync(root) }).toEqual({ status: 1, files: [] });
    expect(stderr).toContain('STALLBOOK_MESSAGE_KEYS is not set');
    rmSync(root, { recursive: true });
  });
});

describe('the arguments of npm run dead-letters', () => {
  const wrong = [
    '',
    'burn',
    'show',
    'list x',
    'discard x',
    'discard x --reason=',
    'resend x y',
    'resend --all',
    'show x --yes',
  ];
  it.each(wrong)('refuse "%s"', (text) => {
    expect(readArguments(text.split(' ').filter(Boolean))).toBeUndefined();
  });
});
