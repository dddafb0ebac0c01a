import { setTimeout as sleep } from 'node:timers/promises';
import type { Checker, Report } from './checker.js';
import type { Story } from './system.js';

const PAUSE_MS = 1_000;

/** Polls until nothing is pending; whatever is missing then is lost. */
export async function settle(checker: Checker, story: Story, withinMs: number): Promise<Report> {
  const end = Date.now() + withinMs;
  for (;;) {
    const report = await checker.check(story);
    if (report.findings.length === 0 || Date.now() > end) return report;
    await sleep(PAUSE_MS);
  }
}
