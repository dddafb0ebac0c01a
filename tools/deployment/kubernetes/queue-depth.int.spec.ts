import { EMAILS_QUEUE } from '@stallbook/contracts';
import { openQueue } from '@stallbook/platform';
import { Redis } from 'ioredis';
import { all } from './rendered.js';

const DEFAULT_PREFIX = 'stallbook';

describe('the depth of a queue in Redis', () => {
  const prefix = `depth-${process.pid}`;
  const redis = new Redis(process.env['REDIS_URL'] ?? '', { maxRetriesPerRequest: null });
  const queue = openQueue(EMAILS_QUEUE, { redis, config: { STALLBOOK_DB_PREFIX: prefix }, logger: { warn: () => {} } });
  afterAll(async () => {
    await queue.obliterate();
    await queue.close();
    await redis.quit();
  });

  it('is found under the keys that the autoscaler of the workers reads', async () => {
    const jobs = [{}, {}, { priority: 10 }].map((opts) => ({ name: 'send', data: {}, opts }));
    await queue.addBulk(jobs);
    const keys = all('production', 'ScaledObject')
      .flatMap(({ spec }) => spec.triggers ?? [])
      .flatMap(({ metadata }) => metadata['listName'] ?? [])
      .filter((key) => key.includes(`:${EMAILS_QUEUE}:`))
      .map((key) => key.replace(DEFAULT_PREFIX, prefix));
    expect(keys).toHaveLength(2);
    const [waiting = '', prioritized = ''] = keys;
    expect([await redis.llen(waiting), await redis.zcard(prioritized)]).toEqual([2, 1]);
  });
});
