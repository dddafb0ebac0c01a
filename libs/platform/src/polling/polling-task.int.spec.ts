import { eventually, testDatabase, type TestDatabase } from '@stallbook/testing';
import { PollingTask } from './polling-task.js';

class Rounds extends PollingTask {
  count = 0;
  ended = false;
  fails = false;
  endless = false;
  running = 0;
  most = 0;
  until = Promise.resolve();

  constructor(database: TestDatabase, logger: { warn: () => void }, everyMs = 10) {
    super({ name: 'rounds', everyMs }, { db: database.db, logger });
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    this.count += 1;
    this.running += 1;
    this.most = Math.max(this.most, this.running);
    await this.until;
    this.running -= 1;
    if (this.fails) throw new Error('failed');
    if (!this.endless) return;
    await new Promise((resolve) => stop.addEventListener('abort', resolve, { once: true }));
    this.ended = true;
  }
}

describe('a polling task', () => {
  let database: TestDatabase;
  const logger = { warn: jest.fn() };
  const replica = () => new Rounds(database, logger);

  beforeAll(async () => {
    database = await testDatabase('polling');
  });
  afterAll(() => database.drop());

  it('runs in one replica, and in another after that one stopped', async () => {
    const [first, second] = [replica(), replica()];
    first.onApplicationBootstrap();
    await eventually(() => expect(first.count).toBeGreaterThan(0));
    second.onApplicationBootstrap();
    const before = first.count;
    await eventually(() => expect(first.count).toBeGreaterThan(before + 10));
    expect(second.count).toBe(0);
    await first.beforeApplicationShutdown();
    await eventually(() => expect(second.count).toBeGreaterThan(0));
    await second.beforeApplicationShutdown();
  });

  it('continues after a failed round and logs the failure', async () => {
    const task = replica();
    task.fails = true;
    task.onApplicationBootstrap();
    await eventually(() => expect(task.count).toBeGreaterThan(1));
    expect(logger.warn).toHaveBeenCalledWith(expect.objectContaining({ task: 'rounds' }), 'a round failed');
    await task.beforeApplicationShutdown();
  });

  it('runs when woken, and again when woken during a round, never twice at a time', async () => {
    const task = new Rounds(database, logger, 60_000);
    let finish = (): void => {};
    task.until = new Promise((resolve) => (finish = resolve));
    task.onApplicationBootstrap();
    task.wake();
    await eventually(() => expect(task.count).toBe(1));
    task.wake();
    task.wake();
    finish();
    await eventually(() => expect(task.count).toBe(2));
    expect(task.most).toBe(1);
    await task.beforeApplicationShutdown();
  });

  it('ends the current round when its service shuts down', async () => {
    const task = replica();
    task.endless = true;
    task.onApplicationBootstrap();
    await eventually(() => expect(task.count).toBe(1));
    await task.beforeApplicationShutdown();
    expect(task.ended).toBe(true);
  });

  it('ends the current round when another replica has the lease', async () => {
    const task = replica();
    task.endless = true;
    task.onApplicationBootstrap();
    await eventually(() => expect(task.count).toBe(1));
    await database.db
      .collection('leases')
      .updateMany({}, { $set: { holder: 'another', until: new Date(Date.now() + 60_000) } });
    await eventually(() => expect(task.ended).toBe(true));
    await task.beforeApplicationShutdown();
    await database.db.collection('leases').deleteMany({});
  });
});
