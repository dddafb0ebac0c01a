// `npm run lighthouse`: mobile Lighthouse on the main pages of a production start, or on `-- <path>`. Each page runs three
// times and the median counts. Reports are kept in `test-results/lighthouse`.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@stallbook/servers';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { executablePath, flags } from './support/browser.js';
import { accounts, leave, leaveWhenInterrupted, someEvent, stallbook } from './support/fixtures.js';

const RUNS = 3;
const bars = { performance: 0.9, accessibility: 1, 'best-practices': 0.95, seo: 0.95 } as const;
type Category = keyof typeof bars;
const categories = Object.keys(bars) as Category[];
/** Hidden from search engines. */
const PRIVATE = new Set(['/dashboard']);
const reports = resolve(import.meta.dirname, '../../../test-results/lighthouse');

const scoreOf = (result: Result, category: Category): number => result.categories[category]?.score ?? 0;

function faults(result: Result, category: Category): string[] {
  const audits = (result.categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return audits
    .sort((one, other) => other.weight - one.weight)
    .flatMap(({ id }) => {
      const audit = result.audits[id];
      if (!audit || audit.score === null || audit.score >= 0.9) return [];
      return [`      ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`];
    });
}

async function measure(url: string, port: number): Promise<Result> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const found = await lighthouse(url, {
      port,
      onlyCategories: categories,
      // Keeps the session.
      disableStorageReset: true,
      output: 'html',
      logLevel: 'error',
    });
    if (!found || found.lhr.runtimeError) throw new Error(`${url}: ${found?.lhr.runtimeError?.message ?? 'no answer'}`);
    results.push(found.lhr);
    writeFileSync(
      join(reports, `${new URL(url).pathname.slice(1).replaceAll('/', '-') || 'start'}.html`),
      String(found.report),
    );
  }
  results.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  return results[Math.floor(RUNS / 2)] as Result;
}

const profile = mkdtempSync(join(tmpdir(), 'stallbook-lighthouse-'));
mkdirSync(reports, { recursive: true });
leaveWhenInterrupted();
try {
  await stallbook.start();
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...flags, `--remote-debugging-port=${port}`],
  });
  const asked = process.argv.slice(2);
  for (const path of asked.length > 0 ? asked : ['/', '/events', await someEvent(), '/login', '/dashboard']) {
    if (PRIVATE.has(path)) await context.request.post(`${stallbook.url}/auth/sign-in`, { data: accounts.demoVendor });
    const result = await measure(stallbook.url + path, port);
    const counted = categories.filter((category) => category !== 'seo' || !PRIVATE.has(path));
    const figure = (id: string) => result.audits[id]?.displayValue ?? '';
    const scores = counted.map((category) => `${category} ${Math.round(scoreOf(result, category) * 100)}`);
    console.log(`${path}\n  ${scores.join('  ')}`);
    console.log(
      `  first paint ${figure('first-contentful-paint')}, largest ${figure('largest-contentful-paint')}, ` +
        `blocked ${figure('total-blocking-time')}, moved ${figure('cumulative-layout-shift')}; ` +
        // An idle laptop scores 1,500 or more; much lower values measure the machine.
        `speed of this machine ${Math.round(result.environment.benchmarkIndex)}`,
    );
    for (const category of counted) {
      if (scoreOf(result, category) >= bars[category]) continue;
      process.exitCode = 1;
      console.log([`    ${category} is below ${bars[category] * 100}:`, ...faults(result, category)].join('\n'));
    }
  }
  await context.close();
} finally {
  await leave();
  rmSync(profile, { recursive: true, force: true });
}
