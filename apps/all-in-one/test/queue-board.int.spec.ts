import { IMPORTS_QUEUE } from '@stallbook/contracts';
import { openQueue } from '@stallbook/platform';
import { eventually } from '@stallbook/testing';
import { captureLogs } from './testing/everything.js';
import type { Person } from './testing/person.js';
import { openHarness, type Harness } from './testing/harness.js';

const SECRET = 'ann@example.org';
const LATER = { delay: 24 * 60 * 60_000 };

describe('the queue board', () => {
  let harness: Harness;
  let adam: Person;
  beforeAll(async () => {
    harness = await openHarness({ LOG_LEVEL: 'info' }, ['identity']);
    adam = await harness.join('adam');
  });
  afterAll(() => harness.close());

  it('asks no other server for its fonts', async () => {
    const page = await (await adam.fetch('/admin/queues')).text();
    expect(page).toContain('id="root"');
    expect(page).not.toContain('https://');
  });

  it('shows the data of a job in none of its reads', async () => {
    const queue = openQueue(IMPORTS_QUEUE, { redis: harness.redis, config: harness.config, logger: console });
    const data = { email: SECRET };
    const parent = await queue.add('parent', data, LATER);
    const job = await queue.add('child', data, { ...LATER, parent: { id: parent.id!, queue: queue.qualifiedName } });
    await queue.upsertJobScheduler('yearly', { pattern: '0 0 1 1 *' }, { name: 'yearly', data });
    const ofQueue = `queues/${IMPORTS_QUEUE}`;
    const read = async (path: string) => {
      const reply = await adam.fetch(`/admin/queues/api/${path}`);
      return { path, status: reply.status, text: await reply.text() };
    };
    const replies = await Promise.all(
      [
        `queues?activeQueue=${IMPORTS_QUEUE}&status=delayed&page=1`,
        `${ofQueue}/${job.id}`,
        `${ofQueue}/${job.id}/flow`,
        `${ofQueue}/${job.id}/logs`,
        'job-schedulers',
        `${ofQueue}/metrics`,
        `${ofQueue}/workers`,
        `${ofQueue}/rate-limit`,
        `${ofQueue}/default-job-options`,
        `${ofQueue}/job-data-schema`,
        'redis/stats',
      ].map(read),
    );
    for (const { path, status, text } of replies) {
      expect({ path, status, shown: text.includes(SECRET) }).toEqual({ path, status: 200, shown: false });
    }
    const [list, , flow, , schedulers] = replies;
    expect(list?.text).toContain('not shown');
    expect(flow?.text).toContain('"name":"parent"');
    expect(schedulers?.text).toContain('yearly');
    await queue.close();
  });

  it('logs every change with its admin and its queue, and no change that was refused', async () => {
    const admin = await harness.db('identity').collection('accounts').findOne({ email: 'adam@example.org' });
    const vera = await harness.join('vera', 'vendor');
    const logs = captureLogs();
    const change = (who: Person, what: string) =>
      who.fetch(`/admin/queues/api/queues/${IMPORTS_QUEUE}/${what}`, { method: 'PUT', redirect: 'manual' });
    try {
      await change(vera, 'pause');
      await adam.fetch('/admin/queues/api/queues');
      expect(logs.text()).not.toContain('an admin changed a queue');
      for (const what of ['pause', 'resume']) expect((await change(adam, what)).status).toBe(200);
      await eventually(() => {
        const lines = logs.text().split('\n');
        const changes = lines.filter((line) => line.includes('an admin changed a queue'));
        const change = { adminId: admin?._id, method: 'PUT', queueName: IMPORTS_QUEUE };
        expect(changes.map((line) => JSON.parse(line) as object)).toMatchObject(
          ['pause', 'resume'].map((what) => ({ ...change, route: `/admin/queues/api/queues/:queueName/${what}` })),
        );
      });
    } finally {
      logs.end();
    }
  });
});
