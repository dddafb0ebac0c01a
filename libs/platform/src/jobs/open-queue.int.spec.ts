import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { openQueue } from './open-queue.js';

describe('a queue', () => {
  it('logs a Redis outage instead of writing to the console', async () => {
    const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const warnings: unknown[] = [];
    const logger = { warn: (fields: unknown) => void warnings.push(fields) };
    const redis = new Redis(process.env['REDIS_URL'] ?? '', { maxRetriesPerRequest: null });
    const queue = openQueue('things', { redis, config: { STALLBOOK_DB_PREFIX: `test_queue_${randomUUID()}` }, logger });
    await queue.waitUntilReady();
    const err = new Error('connect ECONNREFUSED');
    redis.emit('error', err);
    expect(warnings).toEqual([{ err, queue: 'things' }]);
    expect(written).not.toHaveBeenCalled();
    await queue.obliterate();
    await queue.close();
    redis.disconnect();
    written.mockRestore();
  });
});
