import type { LiveSignal } from '@stallbook/contracts';
import { SignalFeed } from './signal-feed.js';

const signal = (cursor: number) =>
  ({ type: 'notification', cursor: String(cursor), data: {} }) as unknown as LiveSignal;

describe('the live signals of a person', () => {
  const stored: LiveSignal[] = [];
  let written: string[];
  let reads: string[];
  const feedFrom = (cursor: string) =>
    new SignalFeed(
      cursor,
      (from) => {
        reads.push(from);
        const signals = stored.filter((one) => BigInt(one.cursor) > BigInt(from)).slice(0, 2);
        const end = stored.at(-1)?.cursor ?? from;
        const last = signals.at(-1)?.cursor ?? end;
        return Promise.resolve({
          signals,
          cursor: last,
          more: stored.some((one) => BigInt(one.cursor) > BigInt(last)),
        });
      },
      ({ type, cursor }) => written.push(cursor ?? type),
    );
  beforeEach(() => {
    stored.length = 0;
    [written, reads] = [[], []];
  });

  it('writes each signal once', async () => {
    const feed = feedFrom('3');
    for (const cursor of [4, 5, 5, 4, 6]) await feed.receive(signal(cursor));
    expect(written).toEqual(['4', '5', '6']);
    expect(reads).toEqual([]);
  });

  it('fills a gap from the store and keeps the order', async () => {
    stored.push(signal(4), signal(5), signal(6));
    const feed = feedFrom('3');
    await Promise.all([feed.receive(signal(6)), feed.receive(signal(4)), feed.receive(signal(5))]);
    expect(written).toEqual(['4', '5', '6']);
  });

  it('catches up after a break over several batches', async () => {
    stored.push(...[1, 2, 3, 4, 5].map(signal));
    await feedFrom('1').catchUp();
    expect(written).toEqual(['2', '3', '4', '5']);
  });

  it('continues from the end of the store for a client that saw more than is left after a restored backup', async () => {
    stored.push(signal(4));
    const feed = feedFrom('99');
    await feed.catchUp();
    stored.push(signal(5));
    await feed.receive(signal(5));
    await feed.receive(signal(6));
    expect(written).toEqual(['5', '6']);
  });

  it('passes on a signal without a cursor immediately', async () => {
    await feedFrom('0').receive({ type: 'import-progress', data: {} });
    expect(written).toEqual(['import-progress']);
  });
});
