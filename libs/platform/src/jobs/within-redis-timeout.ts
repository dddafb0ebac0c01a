import { within } from '@stallbook/kernel/concurrency';

const TIMEOUT_MS = 3_000;

/** @throws an error that counts as an unreachable server if Redis takes longer than 3 s */
export const withinRedisTimeout = <T>(asked: Promise<T>): Promise<T> =>
  within(TIMEOUT_MS, asked, () => {
    throw Object.assign(new Error('Redis did not answer in time'), { code: 'ETIMEDOUT' });
  });
