// `npm run lighthouse`: mobile Lighthouse on the main pages of a production start, or on `-- <path> vendor:<path> …`. Each
// page runs three times and the median counts. Reports are kept in `test-results/lighthouse`.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@stallbook/servers';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { executablePath, flags } from './support/browser.js';
import { demoData } from './support/demo-data.js';
import { leave, leaveWhenInterrupted, signedInAs, stallbook } from './support/fixtures.js';
import type { Visitor } from './support/routes.js';

const RUNS = 3;
const MAX_SHIFT = 0.05;
const publicBars = { performance: 0.95, accessibility: 1, 'best-practices': 0.95, seo: 1 };
/** Pages behind the log-in are hidden from search engines. */
const signedInBars = { performance: 0.9, accessibility: 1, 'best-practices': 0.95 };
const barsOf = (who: Visitor) => Object.entries(who === 'visitor' ? publicBars : signedInBars);
const reports = resolve(import.meta.dirname, '../../../test-results/lighthouse');

interface MeasuredPage {
  who: Visitor;
  path: string;
}

async function mainPages(): Promise<MeasuredPage[]> {
  const { event, post, conversation } = await demoData();
  const paths: Record<Visitor, string[]> = {
    visitor: ['/', '/events', event.path, '/pricing', '/blog', post, '/login'],
    vendor: [
      '/dashboard',
      '/vendor/applications',
      '/vendor/payments',
      '/messages',
      conversation,
      '/billing',
      '/profile',
    ],
    organizer: ['/dashboard', '/applications', '/my-events', '/messages', '/payment-tracking'],
    admin: ['/admin/dashboard', '/admin/events', '/admin/users'],
  };
  return Object.entries(paths).flatMap(([who, list]) => list.map((path) => ({ who: who as Visitor, path })));
}

function pageNamed(argument: string): MeasuredPage {
  const [, who = 'visitor', path = '/'] = /^(?:(\w+):)?(\/.*)$/.exec(argument) ?? [];
  return { who: who as Visitor, path };
}

const scoreOf = (result: Result, category: string): number => result.categories[category]?.score ?? 0;

function faults(result: Result, category: string): string[] {
  const audits = (result.categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return audits
    .sort((one, other) => other.weight - one.weight)
    .flatMap(({ id }) => {
      const audit = result.audits[id];
      if (!audit || audit.score === null || audit.score >= 0.9) return [];
      return [`      ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`];
    });
}

async function measure({ who, path }: MeasuredPage, port: number): Promise<Result> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    // The reset before each run empties the caches and keeps cookies.
    const found = await lighthouse(stallbook.url + path, {
      port,
      onlyCategories: Object.keys(publicBars),
      output: 'html',
      logLevel: 'error',
    });
    if (!found || found.lhr.runtimeError) throw new Error(found?.lhr.runtimeError?.message ?? 'no answer');
    results.push(found.lhr);
    const name = path.slice(1).replaceAll('/', '-') || 'start';
    writeFileSync(join(reports, `${who}-${name}.html`), String(found.report));
  }
  results.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  return results[Math.floor(RUNS / 2)] as Result;
}

function describe(result: Result, who: Visitor): string[] {
  const figure = (id: string) => result.audits[id]?.displayValue ?? '';
  return [
    `  ${barsOf(who)
      .map(([category]) => `${category} ${Math.round(scoreOf(result, category) * 100)}`)
      .join('  ')}`,
    `  first paint ${figure('first-contentful-paint')}, largest ${figure('largest-contentful-paint')}, ` +
      `blocked ${figure('total-blocking-time')}, moved ${figure('cumulative-layout-shift')}; ` +
      // An idle laptop scores 1,500 or more; much lower values measure the machine.
      `speed of this machine ${Math.round(result.environment.benchmarkIndex)}`,
  ];
}

function missesOf(result: Result, who: Visitor): string[] {
  const shift = result.audits['cumulative-layout-shift']?.numericValue ?? 0;
  return [
    ...barsOf(who)
      .filter(([category, bar]) => scoreOf(result, category) < bar)
      .flatMap(([category, bar]) => [`    ${category} is below ${bar * 100}:`, ...faults(result, category)]),
    ...(shift > MAX_SHIFT ? [`    content moves by ${shift.toFixed(3)}, more than ${MAX_SHIFT}`] : []),
  ];
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
  const asked = process.argv.slice(2).map(pageNamed);
  const misses: string[] = [];
  for (const page of asked.length > 0 ? asked : await mainPages()) {
    const { who, path } = page;
    await context.clearCookies();
    const account = signedInAs[who];
    if (account) await context.request.post(`${stallbook.url}/auth/sign-in`, { data: account });
    console.log(`${who} ${path}`);
    try {
      const result = await measure(page, port);
      const missed = missesOf(result, who);
      console.log([...describe(result, who), ...missed].join('\n'));
      if (missed.length > 0) misses.push(`${who} ${path}`, ...missed);
    } catch (error) {
      misses.push(`${who} ${path}`, `    could not be measured: ${(error as Error).message}`);
    }
  }
  await context.close();
  if (misses.length > 0) {
    process.exitCode = 1;
    console.log(['', 'Below the bars:', ...misses].join('\n'));
  }
} finally {
  await leave();
  rmSync(profile, { recursive: true, force: true });
}
