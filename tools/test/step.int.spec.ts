import { eventually } from '@stallbook/testing';
import { runSuite } from './step.mjs';

const suite = (script: string) =>
  runSuite({
    command: 'bash',
    args: ['-c', script],
    cwd: import.meta.dirname,
    env: process.env,
    minutes: 1,
    signal: new AbortController().signal,
    quiet: true,
  });

describe('a suite of the test run', () => {
  it('ends well or badly, with what it printed', async () => {
    await expect(suite('echo one; echo two >&2')).resolves.toEqual({ ok: true, output: 'one\ntwo\n' });
    await expect(suite('exit 3')).resolves.toEqual({ ok: false, output: '' });
  });

  it('is over when it ends, and takes along what it left behind with its output open', async () => {
    const { ok, output } = await suite('sleep 600 & echo $!');
    expect(ok).toBe(true);
    await eventually(() => expect(() => process.kill(Number(output), 0)).toThrow('ESRCH'));
  });
});
