import { within } from '@stallbook/kernel/concurrency';

export type Reading<T = number> = () => Promise<T>;

const READ_MS = 1_000;
const underWay = new WeakMap<Reading<unknown>, Promise<unknown>>();

/** A hanging server is not asked again. */
function ask<T>(read: Reading<T>): Promise<T | null> {
  const earlier = underWay.get(read) as Promise<T | null> | undefined;
  if (earlier) return earlier;
  const asked = read()
    .catch(() => null)
    .finally(() => underWay.delete(read));
  underWay.set(read, asked);
  return asked;
}

/** null where the server fails or does not answer in time. */
export const readInTime = <T>(read: Reading<T>, withinMs = READ_MS): Promise<T | null> =>
  within(withinMs, ask(read), () => null);
