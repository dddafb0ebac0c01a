import { setImmediate as turn } from 'node:timers/promises';
import { unlessAborted } from './unless-aborted.js';

describe('work unless a signal is aborted', () => {
  const never = new Promise<string>(() => {});
  const refusal = () => new Error('given up');

  it('gives what the work gives, also its failure', async () => {
    const { signal } = new AbortController();
    await expect(unlessAborted(signal, Promise.resolve('done'), refusal)).resolves.toBe('done');
    await expect(unlessAborted(undefined, Promise.resolve('done'), refusal)).resolves.toBe('done');
    await expect(unlessAborted(signal, turn('later'), refusal)).resolves.toBe('later');
    await expect(unlessAborted(signal, Promise.reject(new Error('broken')), refusal)).rejects.toThrow('broken');
  });

  it('is refused once the signal is aborted, or if it was before', async () => {
    const controller = new AbortController();
    const work = unlessAborted(controller.signal, never, refusal);
    controller.abort();
    await expect(work).rejects.toThrow('given up');
    await expect(unlessAborted(controller.signal, never, refusal)).rejects.toThrow('given up');
  });
});
