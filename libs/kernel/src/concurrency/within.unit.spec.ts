import { stat } from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { within } from './within.js';

const never = new Promise<string>(() => undefined);

describe('work with a time limit', () => {
  it('gives its result', async () => {
    await expect(within(60_000, Promise.resolve('done'), () => 'late')).resolves.toBe('done');
  });

  it('fails with its own error', async () => {
    await expect(within(60_000, Promise.reject(new Error('broken')), () => 'late')).rejects.toThrow('broken');
  });

  it('gives the substitute once the time is up', async () => {
    await expect(within(1, never, () => 'late')).resolves.toBe('late');
  });

  it('gives an answer that arrived while the process was busy', async () => {
    // Timers run next, and answers are read only then.
    await turn();
    const done = within(20, stat('/'), () => 'late');
    const end = Date.now() + 100;
    while (Date.now() < end);
    await expect(done).resolves.not.toBe('late');
  });

  it('fails once the time is up, if nothing may stand in for it', async () => {
    const refuse = (): never => {
      throw new Error('too late');
    };
    await expect(within(1, never, refuse)).rejects.toThrow('too late');
  });
});
