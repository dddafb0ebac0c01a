import { runFixtures } from './run-fixtures.js';

describe('The runner of the service specs', () => {
  it('runs suites with their hooks and tables', async () => {
    const { code, output } = await runFixtures(['good', 'another-good']);
    expect(output).toContain('Tests:       4 passed, 4 total');
    expect(code).toBe(0);
  });

  it('kills a suite that blocks its process, and names the suite and the test', async () => {
    const { code, output } = await runFixtures(['hanging', 'good'], { STALLBOOK_TEST_SUITE_MS: '12000' });
    expect(output).toContain('hanging.fixture.ts; it was in "blocks the event loop forever"');
    expect(output).toContain('Tests:       3 passed, 3 total');
    expect(code).toBe(1);
  });

  it('lets a suite go on for longer than the limit while its tests end', async () => {
    const { code, output } = await runFixtures(['long'], { STALLBOOK_TEST_SUITE_MS: '8000' });
    expect(output).toContain('Tests:       4 passed, 4 total');
    expect(code).toBe(0);
  });

  it('fails a suite whose process dies, and runs the others', async () => {
    const { code, output } = await runFixtures(['dying', 'good', 'another-good']);
    expect(output).toContain('the test process ended in "ends its own process" (exit code 7)');
    expect(output).toContain('Tests:       4 passed, 4 total');
    expect(code).toBe(1);
  });

  it.each([
    ['a rejection without a handler', 'rejecting', 'left alone'],
    ['a test that exceeds its time limit', 'slow', 'Exceeded timeout of 50 ms'],
    ['a failing setup, without running its tests', 'broken-setup', 'no database'],
  ])('fails a suite with %s', async (_title, fixture, message) => {
    const { code, output } = await runFixtures([fixture]);
    expect(output).toContain(message);
    expect(output).not.toContain('it ran');
    expect(code).toBe(1);
  });
});
