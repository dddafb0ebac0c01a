import { within } from '@stallbook/kernel/concurrency';

export type Reading = () => Promise<number>;

const READ_MS = 1_000;
const underWay = new WeakMap<Reading, Promise<number | null>>();

/** A hanging server is not asked again. */
function ask(read: Reading): Promise<number | null> {
  const earlier = underWay.get(read);
  if (earlier) return earlier;
  const asked = read()
    .catch(() => null)
    .finally(() => underWay.delete(read));
  underWay.set(read, asked);
  return asked;
}

/** null where the server fails or does not answer in time. */
export const readInTime = (read: Reading, withinMs = READ_MS): Promise<number | null> =>
  within(withinMs, ask(read), () => null);
