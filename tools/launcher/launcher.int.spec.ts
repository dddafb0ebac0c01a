import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KEY_HOLDERS } from './secrets.mjs';
import { stillAlive, TestWorkspace } from './testing/workspace.js';

const READY = 'Stallbook is ready at';

/** Root owns `/`, so as root the test uses a folder owned by another user. */
function folderOfAnother(): string {
  if (process.getuid?.() !== 0) return '/';
  const folder = mkdtempSync(join(tmpdir(), 'stallbook-foreign-'));
  chownSync(folder, 65_534, 65_534);
  return folder;
}

describe('npm start', () => {
  let workspace: TestWorkspace;
  beforeEach(async () => {
    workspace = await TestWorkspace.make();
  });
  afterEach(() => workspace.remove());

  it('starts servers, mailbox, emulator and app, prints where to go, refuses a second start, and stops all of it on Ctrl-C', async () => {
    const launcher = workspace.start();
    await launcher.prints('Ctrl-C stops everything.');
    expect(launcher.output).toContain(`${READY} http://localhost:${workspace.port}`);
    expect(launcher.output).toMatch(/Mailbox +http:\/\/127\.0\.0\.1:\d+/);
    expect(launcher.output).toMatch(/vendor@stallbook\.example +Vendor-demo-1/);
    const { env } = await workspace.host();
    expect(env['NODE_ENV']).toBe('production');
    expect(env).toMatchObject({ STALLBOOK_BUS: 'embedded', STALLBOOK_DEMO: '1', STRIPE_API_HOST: '127.0.0.1' });
    expect(env['STALLBOOK_ADMIN_EMAILS']).toBe('admin@stallbook.example');
    expect(env).toMatchObject(Object.fromEntries(Object.keys(KEY_HOLDERS).map((name) => [name, expect.any(String)])));
    expect((await fetch(`${env['MAILBOX_URL']}/email`)).status).toBe(200);
    expect((await fetch(`${env['STRIPE_EMULATOR_PUBLIC_URL']}/healthz`)).status).toBe(200);
    const children = Object.values(workspace.children());
    expect(children).toHaveLength(6); // launcher, app, emulator, mailbox, Redis, MongoDB
    const second = workspace.start();
    expect(await second.exited).toBe(1);
    expect(second.output).toContain(`Stallbook is already running in ${workspace.data} (process ${launcher.pid})`);
    expect(await launcher.interrupt()).toBe(0);
    expect(await stillAlive(children)).toEqual([]);
    expect(workspace.children()).toEqual({});
  });

  describe('with data from before the current format', () => {
    const old = () => {
      mkdirSync(join(workspace.data, 'data', 'mongo'), { recursive: true });
      writeFileSync(join(workspace.data, 'data', 'mongo', 'WiredTiger'), 'from before');
    };
    const kept = () => existsSync(join(workspace.data, 'data', 'mongo', 'WiredTiger'));

    it('refuses to start, says how to start fresh, and deletes nothing', async () => {
      old();
      const launcher = workspace.start();
      expect(await launcher.exited).toBe(1);
      expect(launcher.output).toContain("was written by an earlier version of Stallbook and can't be read.");
      expect(launcher.output).toContain('npm start -- --reset');
      expect(kept()).toBe(true);
    });

    it.each(['', 'no\n'])('keeps the data on --reset unless the answer is yes: %j', async (input) => {
      old();
      const launcher = workspace.start({ args: ['--bus=embedded', '--reset'], input });
      expect(await launcher.exited).toBe(1);
      expect(launcher.output).toContain('Nothing was deleted.');
      expect(kept()).toBe(true);
    });

    it('deletes the data on --reset after the answer yes, and starts', async () => {
      old();
      const launcher = workspace.start({ args: ['--bus=embedded', '--reset'], input: 'yes\n' });
      await launcher.prints(READY);
      expect(launcher.output).toContain('Deleted. Starting fresh.');
      expect(await launcher.interrupt()).toBe(0);
      const again = workspace.start();
      await again.prints(READY);
    });
  });

  it('refuses a port that is taken, before anything is started', async () => {
    const other = createServer().listen(workspace.port, '127.0.0.1');
    const launcher = workspace.start();
    expect(await launcher.exited).toBe(1);
    expect(launcher.output).toContain(`Port ${workspace.port} on 127.0.0.1 is used by another program`);
    expect(launcher.output).toContain(`PORT=${workspace.port + 1} npm start`);
    expect(workspace.children()).toEqual({});
    other.close();
  });

  it('says what the app wrote last when it does not come up, and leaves nothing running', async () => {
    const launcher = workspace.start({ env: { TEST_HOST: 'fails' } });
    await launcher.prints('Starting Stallbook');
    const children = Object.values(workspace.children());
    expect(await launcher.exited).toBe(1);
    expect(launcher.output).toMatch(/did not start: it ended \(exit code 3\)/);
    expect(launcher.output).toContain('no such collection');
    expect(await stillAlive(children)).toEqual([]);
  });

  it('needs no package client, network or Java the second time, and takes the mode of the application', async () => {
    const env = { PATH: '/nonexistent', JAVA_HOME: '', NODE_ENV: 'development' };
    const launcher = workspace.start({ args: [], env });
    await launcher.prints(READY);
    expect(launcher.output).toMatch(
      /Kafka +not used: messages go through MongoDB\. Java 17 was not found\. Install it: /,
    );
    expect((await workspace.host()).env).toMatchObject({ STALLBOOK_BUS: 'embedded', NODE_ENV: 'development' });
  });

  it('names a data folder that cannot be used', async () => {
    const launcher = workspace.start({ env: { STALLBOOK_DATA_DIR: '/dev/null/data' } });
    expect(await launcher.exited).toBe(1);
    expect(launcher.output).toContain('/dev/null/data cannot be written (ENOTDIR).');
    expect(launcher.output).toContain('STALLBOOK_DATA_DIR=/some/folder npm start');
  });

  it('names a data folder of another user, and leaves nothing running', async () => {
    const foreign = folderOfAnother();
    const launcher = workspace.start({ env: { STALLBOOK_DATA_DIR: foreign } });
    expect(await launcher.exited).toBe(1);
    expect(launcher.output).toContain(`${foreign} belongs to another user (id `);
    expect(launcher.output).toContain('Or keep the data elsewhere: STALLBOOK_DATA_DIR=/some/folder npm start');
    expect(workspace.children()).toEqual({});
    if (foreign !== '/') rmSync(foreign, { recursive: true });
  });

  it('seeds nothing into a database given by URL, unless --demo asks for it', async () => {
    const url = process.env['MONGODB_URL'] ?? '';
    const plain = workspace.start({ env: { MONGODB_URL: url } });
    await plain.prints('Ctrl-C stops everything.');
    expect(plain.output).not.toContain('vendor@stallbook.example');
    expect((await workspace.host()).env).toMatchObject({ MONGODB_URL: url, STALLBOOK_DEMO: '0' });
    await plain.interrupt();
    const demo = workspace.start({ args: ['--bus=embedded', '--demo'], env: { MONGODB_URL: url } });
    await demo.prints('vendor@stallbook.example');
    expect((await workspace.host()).env).toMatchObject({ MONGODB_URL: url, STALLBOOK_DEMO: '1' });
  });
});
