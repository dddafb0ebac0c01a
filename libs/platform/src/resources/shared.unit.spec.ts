import { share } from './shared.js';

describe('a shared connection', () => {
  it('is created once and closed by its last user', async () => {
    const closed: string[] = [];
    let made = 0;
    const ask = () =>
      share(
        'one',
        async () => `connection ${(made += 1)}`,
        async (value) => closed.push(value),
      );
    const [first, second] = await Promise.all([ask(), ask()]);
    expect([first.value, second.value]).toEqual(['connection 1', 'connection 1']);
    await first.release();
    await first.release();
    expect(closed).toEqual([]);
    await second.release();
    expect(closed).toEqual(['connection 1']);
    expect((await ask()).value).toBe('connection 2');
  });

  it('is created again after a failure', async () => {
    const none = async () => undefined;
    await expect(share('two', () => Promise.reject(new Error('away')), none)).rejects.toThrow('away');
    expect((await share('two', async () => 'there', none)).value).toBe('there');
  });
});
