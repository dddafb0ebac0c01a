import { Unanswered } from './gateway-client.js';
import { until } from './until.js';

describe('a wait of the driver', () => {
  it('ends with the answer that fits', async () => {
    const answers = ['pending', 'refunded'];
    const ask = () => Promise.resolve(answers.shift() ?? '');
    expect(await until('the refund', ask, (answer) => answer === 'refunded')).toBe('refunded');
  });

  it('gives up with its name, so that a lost webhook does not hold the load back from its end', async () => {
    const waiting = until(
      'the refund',
      () => Promise.resolve('pending'),
      (answer) => answer === 'refunded',
      0,
    );
    await expect(waiting).rejects.toThrow(Unanswered);
    await expect(waiting).rejects.toThrow('the refund: not within 0 s');
  });
});
