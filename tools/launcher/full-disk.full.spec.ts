import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@stallbook/testing';
import { SmallDisk } from './testing/full-disk.js';
import { TestWorkspace, type Launcher } from './testing/workspace.js';

const MB = 1_000_000;
/** Longer than the minute between two checkpoints of MongoDB. */
const FULL_FOR_MS = 70_000;
/** What the launcher releases on a full disk. */
const RESERVE_BYTES = 64 * MB;
/** Below it, commands are refused. */
const ENOUGH_BYTES = 100 * MB;
const READY = 'Stallbook is ready at';
const buses = process.env['STALLBOOK_TEST_KAFKA'] === '0' ? ['embedded'] : ['embedded', 'kafka'];

/** Stops when the launcher frees its reserve: filling that too would end MongoDB. */
const gradually = async (disk: SmallDisk, launcher: Launcher): Promise<void> => {
  for (let leave = 300; leave >= 0 && !launcher.output.includes('The disk is full'); leave -= 20) {
    disk.fill(leave * MB);
    await pause(600);
  }
};

describe.each(buses)('a disk that fills up under Stallbook on the %s bus', (bus) => {
  let workspace: TestWorkspace;
  let disk: SmallDisk;
  let launcher: Launcher;
  beforeAll(async () => {
    workspace = await TestWorkspace.make({ source: true });
    disk = new SmallDisk(workspace.data, 1_000);
    launcher = workspace.start({ args: [`--bus=${bus}`], env: { NODE_ENV: 'development' } });
    await launcher.prints(READY);
    await eventually(() => {
      const log = readFileSync(join(workspace.data, 'logs', 'app.log'), 'utf8');
      expect(log).toContain('the demo season is complete');
    }, 600_000);
  });
  beforeEach(() => {
    launcher.output = '';
    disk.empty();
  });
  afterAll(async () => {
    await launcher.interrupt();
    disk.remove();
    await workspace.remove();
  });

  /** A checkpoint of MongoDB may remove a journal file of up to 100 MB at any time. */
  const isFull = () => disk.freeBytes < ENOUGH_BYTES;
  const address = () => `http://localhost:${workspace.port}`;
  /** The number of public events, or why it was not answered. */
  const read = async (): Promise<unknown> => {
    const query = '{ publicMarketEvents: marketEvents(input: {}) { total } }';
    const response = await fetch(`${address()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address() },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(15_000),
    });
    const { data, errors } = (await response.json()) as {
      data?: { publicMarketEvents: { total: number } };
      errors?: { message: string }[];
    };
    return data?.publicMarketEvents.total ?? errors?.[0]?.message;
  };
  const signUp = async () => {
    const response = await fetch(`${address()}/auth/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address() },
      body: JSON.stringify({ email: `p${Date.now()}@example.org`, password: 'a pass phrase for tests', metadata: {} }),
      signal: AbortSignal.timeout(15_000),
    });
    return response.ok ? 'saved' : ((await response.json()) as { error: { code: string } }).error.code;
  };

  it.each([
    ['gradually', gradually],
    ['all in one moment', async (one: SmallDisk) => one.fill()],
  ])(
    'when it fills %s, reading continues, commands get a clear error, and all is well when there is space again',
    async (_, fill) => {
      const total = await read();
      expect(total).toBeGreaterThan(0);
      expect(await signUp()).toBe('saved');
      await fill(disk, launcher);
      await launcher.prints('The disk is full: ');
      expect(launcher.output).toMatch(new RegExp(`The disk is full: ${workspace.data} has \\d+ MB free`));
      await eventually(async () => expect(await signUp()).toBe('STORAGE_FULL'));
      for (const end = Date.now() + FULL_FOR_MS; Date.now() < end; await pause(1_000)) {
        // A busy machine can take longer for one answer than a call may, but not for three.
        expect([await read(), await read(), await read()]).toContain(total);
        const wasFull = isFull();
        const answer = await signUp();
        if (isFull() === wasFull) expect(answer).toBe(wasFull ? 'STORAGE_FULL' : 'saved');
        disk.fill(RESERVE_BYTES);
      }
      disk.empty();
      await launcher.prints('The disk has space again: ');
      await eventually(async () => expect(await signUp()).toBe('saved'));
      expect(launcher.output).not.toContain('Stallbook ended');
      expect(await read()).toBe(total);
    },
  );

  it('starts again on a disk that has little space, with a warning, and not without what a start needs', async () => {
    await launcher.interrupt();
    disk.fill(150 * MB);
    launcher = workspace.start({ args: [`--bus=${bus}`], env: { NODE_ENV: 'development' } });
    await launcher.prints(READY);
    expect(launcher.output).toMatch(new RegExp(`The disk is getting full: ${workspace.data} has \\d+ MB free`));
    expect(await read()).toBeGreaterThan(0);
    await launcher.interrupt();
    rmSync(join(workspace.data, 'run', 'reserve'));
    disk.fill(20 * MB);
    launcher = workspace.start({ args: [`--bus=${bus}`] });
    expect(await launcher.exited).toBe(1);
    expect(launcher.output).toContain(`${workspace.data} has 20 MB free, but the servers’ data needs 50 MB.`);
  });
});
