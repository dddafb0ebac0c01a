// One line per test while it runs, what failed, and the sum that `npm test` adds up.

/** @param {AsyncIterable<{ type: string, data: any }>} source */
export default async function* report(source) {
  const sum = { passed: 0, failed: 0 };
  for await (const { type, data } of source) {
    if (type === 'test:start' && data.nesting === 0) yield `${data.name}\n`;
    if (type === 'test:stdout' || type === 'test:stderr') yield data.message;
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details.type === 'suite') continue;
    const passed = type === 'test:pass';
    sum[passed ? 'passed' : 'failed'] += 1;
    yield `  ${passed ? '✓' : '✗'} ${data.name} (${(data.details.duration_ms / 1000).toFixed(1)} s)\n`;
    if (!passed) yield `\n${told(data.details.error.cause ?? data.details.error)}\n\n`;
  }
  yield `\n${sum.passed} passed, ${sum.failed} failed\n`;
}

/** What happened and where in the journey; the runner's own frames say nothing. @param {Error} error */
const told = (error) =>
  String(error.stack ?? error)
    .split('\n')
    .filter((line) => !/^ +at .*(node:internal|support\/world)/.test(line))
    .map((line) => `    ${line}`)
    .join('\n');
