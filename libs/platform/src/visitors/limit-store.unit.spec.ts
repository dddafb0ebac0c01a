import { fixedClock } from '@stallbook/testing';
import type { Redis } from 'ioredis';
import { createLogger } from '../logging/logger.js';
import type { StallbookConfig } from '../config/config.js';
import { LimitStore } from './limit-store.js';

describe('a limit while Redis hangs', () => {
  const redis = { eval: jest.fn(() => Promise.reject(new Error('Command timed out'))) };
  let store: LimitStore;
  beforeEach(() => {
    redis.eval.mockClear();
    const logger = createLogger({ service: 'test', level: 'silent' });
    store = new LimitStore(
      redis as unknown as Redis,
      {} as StallbookConfig,
      logger,
      fixedClock('2027-05-08T12:00:00Z'),
    );
  });
  const ask = () => store.ask({ script: '', keys: [], args: [], locally: () => 0 });

  it('asks no more after two late answers in a row', async () => {
    for (let asked = 0; asked < 4; asked += 1) await ask();
    expect(redis.eval).toHaveBeenCalledTimes(2);
  });

  it('asks again after late answers to parallel questions, which may be the fault of this process', async () => {
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(redis.eval).toHaveBeenCalledTimes(4);
    await ask();
    expect(redis.eval).toHaveBeenCalledTimes(4);
  });
});
