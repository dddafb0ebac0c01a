import { MongoClient } from 'mongodb';
import { isAlive, stillAlive, TestWorkspace } from './testing/workspace.js';

const READY = 'Stallbook is ready at';

const withThings = async <T>(url: string, use: (client: MongoClient) => Promise<T>): Promise<T> => {
  const client = await new MongoClient(url).connect();
  return use(client).finally(() => client.close());
};
const write = (url: string) =>
  withThings(url, (client) => client.db('try').collection('things').insertOne({ kept: true }));
const count = (url: string) => withThings(url, (client) => client.db('try').collection('things').countDocuments());

describe('npm start, when processes die or do not obey', () => {
  let workspace: TestWorkspace;
  beforeEach(async () => {
    workspace = await TestWorkspace.make();
  });
  afterEach(() => workspace.remove());

  it('the launcher restarts crashed processes', async () => {
    const launcher = workspace.start();
    await launcher.prints(READY);
    const before = await workspace.host();
    await workspace.host('/crash').catch(() => undefined);
    await launcher.prints('Stallbook is back.');
    expect((await workspace.host()).pid).not.toBe(before.pid);
    process.kill(workspace.children()['mongo'] ?? 0, 'SIGKILL');
    await launcher.prints('MongoDB is back.');
  });

  it('recovers by itself after kill -9 of everything, with its data', async () => {
    const first = workspace.start();
    await first.prints(READY);
    const { env } = await workspace.host();
    await write(env['MONGODB_URL'] ?? '');
    const { app = 0, mongo = 0, redis = 0, launcher = 0, mailbox = 0 } = workspace.children();
    for (const pid of [launcher, mongo, app]) process.kill(pid, 'SIGKILL'); // mailbox, emulator and Redis are left over
    await first.exited;
    expect([redis, mailbox].every(isAlive)).toBe(true);
    const second = workspace.start();
    await second.prints(READY);
    expect(second.output).toContain('The last run was cut short');
    expect(await stillAlive([redis, mailbox])).toEqual([]);
    const again = await workspace.host();
    expect(again.env['STALLBOOK_PERSONAL_KEYS']).toBe(env['STALLBOOK_PERSONAL_KEYS']);
    expect(await count(again.env['MONGODB_URL'] ?? '')).toBe(1);
  });

  it('stops within 10 seconds also when the app does not obey', async () => {
    const launcher = workspace.start({ env: { TEST_HOST: 'stubborn' } });
    await launcher.prints(READY);
    const children = Object.values(workspace.children());
    const begun = Date.now();
    expect(await launcher.interrupt()).toBe(0);
    expect(Date.now() - begun).toBeLessThan(10_000); // promised to people, so the promise itself is the limit here
    expect(await stillAlive(children)).toEqual([]);
  });

  it('a second Ctrl-C kills everything immediately', async () => {
    const launcher = workspace.start({ env: { TEST_HOST: 'stubborn' } });
    await launcher.prints(READY);
    const children = Object.values(workspace.children());
    launcher.signal('SIGINT');
    await launcher.prints('Stopping ...');
    await new Promise((resolve) => setTimeout(resolve, 1_000)); // sooner, it counts as the same press
    launcher.signal('SIGINT');
    expect(await launcher.exited).toBe(130);
    expect(await stillAlive(children)).toEqual([]);
  });
});
