import { Throttle } from './throttle.js';

describe('a throttle', () => {
  const real = Date.now;
  afterEach(() => {
    Date.now = real;
  });

  it('passes on the next value although the clock was set back since', async () => {
    const sent: number[] = [];
    let arrived = (): void => undefined;
    const arrival = () => new Promise<void>((resolve) => (arrived = resolve));
    const send = (value: number) => {
      sent.push(value);
      arrived();
      return Promise.resolve();
    };
    const throttle = new Throttle<number>(10, send, () => undefined);
    const first = arrival();
    throttle.push(1);
    await first;
    Date.now = () => real() - 24 * 60 * 60_000;
    const second = arrival();
    throttle.push(2);
    await second;
    await throttle.end();
    expect(sent).toEqual([1, 2]);
  });
});
