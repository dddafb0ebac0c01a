import { eventually } from '@stallbook/testing';
import { runSuite } from './step.mjs';

const suite = (script: string, limits: { minutes?: number; running?: () => string[] } = {}) =>
  runSuite({
    name: 'a suite',
    command: 'bash',
    args: ['-c', script],
    cwd: import.meta.dirname,
    env: process.env,
    minutes: 1,
    signal: new AbortController().signal,
    show: 'failed',
    ...limits,
  });

describe('A suite of the test run', () => {
  it('resolves with its output, whether it passed or failed', async () => {
    await expect(suite('echo one; echo two >&2')).resolves.toEqual({ ok: true, output: 'one\ntwo\n' });
    await expect(suite('exit 3')).resolves.toEqual({ ok: false, output: '' });
  });

  it('ends the processes that it left behind with its output open', async () => {
    const { ok, output } = await suite('sleep 600 & echo $!');
    expect(ok).toBe(true);
    await eventually(() => expect(() => process.kill(Number(output), 0)).toThrow('ESRCH'));
  });

  it('is stopped when it takes too long, and names what it was waiting for', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { ok } = await suite('sleep 600', { minutes: 0.002, running: () => ['apps/a.int.spec.ts'] });
    expect(ok).toBe(false);
    expect(said.mock.calls).toEqual([
      [expect.stringMatching(/took longer than 0.002 minutes.*\n {2}apps\/a\.int\.spec\.ts/)],
    ]);
    said.mockRestore();
  });
});
