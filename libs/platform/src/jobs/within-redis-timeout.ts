import { within } from '@stallbook/kernel/concurrency';

const TIMEOUT_MS = 3_000;

/** @throws if Redis takes longer than 3 s */
export const withinRedisTimeout = <T>(asked: Promise<T>): Promise<T> =>
  within(TIMEOUT_MS, asked, () => {
    throw new Error('Redis did not answer in time');
  });
