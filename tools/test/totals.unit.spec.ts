import { checkResult, jestResult, summary, summedResult, timed } from './totals.mjs';

const report = (passed: number, failed: number, broken = 0, skipped = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: broken,
  numPendingTests: skipped,
});

describe('the sum of npm test', () => {
  it('ends with one line over all suites', () => {
    const { text, code } = summary([checkResult('lint', true), jestResult('Jest', report(40, 0), true)]);
    expect(text.split('\n').at(-1)).toBe('41 passed, 0 failed');
    expect(code).toBe(0);
  });

  it('says how long each suite took', async () => {
    const lint = await timed(() => Promise.resolve(checkResult('lint', true)));
    expect(lint).toEqual({ name: 'lint', passed: 1, failed: 0, seconds: expect.any(Number) });
    const { text } = summary([{ ...lint, seconds: 125 }, checkResult('the run', false)]);
    expect(text.split('\n')).toEqual([
      '  lint           1 passed, 0 failed, 2:05 min',
      '  the run        0 passed, 1 failed',
      '1 passed, 1 failed',
    ]);
  });

  it('names what failed and why just before the sums', () => {
    const testResults = [
      {
        name: '/repo/apps/web/src/desk.spec.tsx',
        status: 'failed',
        message: 'not used',
        assertionResults: [
          { fullName: 'the desk opens', status: 'passed', failureMessages: [] },
          {
            fullName: 'the desk closes',
            status: 'failed',
            failureMessages: ['\u001B[31mnot found\u001B[39m\n\n  at x'],
          },
        ],
      },
      { name: '/repo/libs/a.unit.spec.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ];
    const { text } = summary([
      jestResult('unit', { ...report(1, 1, 1), testResults }, false),
      summedResult('journey', '  ✓ opens (1.0 s)\n  ✗ closes (2.0 s)\n1 passed, 1 failed\n', false),
    ]);
    expect(text.split('\n').slice(0, 3)).toEqual([
      'failed: desk.spec.tsx: the desk closes: not found | at x',
      'failed: a.unit.spec.ts: Cannot find module',
      'failed: journey: closes (2.0 s)',
    ]);
  });

  it('counts a spec that cannot be loaded, and a crash after the tests', () => {
    expect(jestResult('Jest', report(3, 0, 1), false)).toMatchObject({ passed: 3, failed: 1 });
    expect(jestResult('Jest', report(3, 0), false)).toMatchObject({
      failed: 1,
      note: 'it ended badly after its tests',
    });
    expect(jestResult('Jest', undefined, true)).toMatchObject({ failed: 1 });
  });

  it('fails when no test ran', () => {
    expect(summary([jestResult('Jest', report(0, 0), true)]).code).toBe(1);
    expect(summary([]).code).toBe(1);
  });

  it('takes the last sum that a suite prints, and misses it when there is none', () => {
    expect(summedResult('journey', '1 passed, 1 failed\nagain\n7 passed, 0 failed\n', true)).toMatchObject({
      passed: 7,
      failed: 0,
    });
    expect(summedResult('journey', '7 passed, 0 failed\n', false)).toMatchObject({ failed: 1 });
    expect(summedResult('journey', 'Segmentation fault', false)).toMatchObject({
      failed: 1,
      note: 'it ended without its sum',
    });
  });
});
