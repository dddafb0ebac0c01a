import { consumerLags, metricsText, watchLag } from './metrics.js';

describe('metrics', () => {
  const stopWatching: (() => void)[] = [];
  afterEach(() => stopWatching.splice(0).forEach((stop) => stop()));

  it('are answered while the bus does not answer, and do not ask it again until it does', async () => {
    const hangs = jest.fn(() => new Promise<number>(() => {}));
    stopWatching.push(
      watchLag('hanging', hangs),
      watchLag('known', async () => 3),
    );
    for (const text of [await metricsText(), await metricsText()]) {
      expect(text).toContain('stallbook_server_up');
      expect(text).toContain('stallbook_consumer_lag_messages{group="known"} 3');
      expect(text).not.toContain('group="hanging"');
    }
    expect(hangs).toHaveBeenCalledTimes(1);
  });

  it('do not wait for the call of an earlier subscription of the same group', async () => {
    watchLag('again', () => new Promise(() => {}));
    await consumerLags('again');
    stopWatching.push(watchLag('again', async () => 5));
    expect(await consumerLags('again')).toEqual([{ group: 'again', lag: 5 }]);
  });
});
