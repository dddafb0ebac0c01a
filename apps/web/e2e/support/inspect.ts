/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { sees } from './browser.js';

/** Titles that a page has which brings none of its own. */
const UNNAMED = new Set(['', 'Stallbook', 'Book a booth at the market · Stallbook']);

/** Keeps what the browser complains about while a page is open. */
export function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      heard.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('requestfailed', (request) => {
    // Whoever leaves a page calls off what it still asked for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') heard.push(`no answer from ${request.url()}`);
  });
  return heard;
}

/** Waits until nothing loads any more. */
export async function settled(page: Page): Promise<void> {
  await sees(page.getByRole('heading', { level: 1 }));
  await page.waitForFunction(() => !document.body.innerText.includes('Loading...'));
  await page.waitForLoadState('networkidle');
}

/** Opens an address and answers what is wrong with its page, a line for each fault. */
export async function inspect(page: Page, path: string, heard: string[]): Promise<string[]> {
  heard.length = 0;
  const answer = await page.goto(path);
  await settled(page).catch((error: Error) => heard.push(`never complete: ${error.message}`));
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    return `${id}: ${help}; ${nodes.length} times, first ${String(first?.target)}: ${first?.html.slice(0, 200)}`;
  });
  const headings = await page.getByRole('heading', { level: 1 }).count();
  if (headings !== 1) faults.push(`${headings} headings of the first level`);
  const title = await page.title();
  if (UNNAMED.has(title) !== (path === '/')) faults.push(`the title is "${title}"`);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (wider > 0) faults.push(`${wider} px wider than the screen`);
  // The browser itself speaks of a page that is rightly not found.
  const spoken =
    answer?.status() === 404 ? heard.filter((line) => !line.includes(`404 (Not Found) (${page.url()})`)) : heard;
  return [...faults, ...spoken].map((fault) => `${path}  ${fault}`);
}
