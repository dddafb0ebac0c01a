import { requireChromium } from '@stallbook/servers';
import { chromium, type Page } from 'playwright-core';
import type { DEMO } from './browser.js';

const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
const PATIENCE_MS = 120_000;

/** Texts, because this project's types know no browser. */
const WATCH_FRAMES = `
  window.longFrames = 0;
  window.longestGap = 0;
  new PerformanceObserver((list) => (window.longFrames += list.getEntries().length)).observe({ type: 'long-animation-frame' });
  let last = performance.now();
  requestAnimationFrame(function frame(now) {
    window.longestGap = Math.max(window.longestGap, now - last);
    last = now;
    requestAnimationFrame(frame);
  });`;
const FRAMES = '({ longFrames: window.longFrames, longestGap: window.longestGap })';
const AT_END = 'window.scrollY + window.innerHeight >= document.body.scrollHeight - 2';

/** A browser in which someone is signed in. Every page that it opens has an empty cache. */
export async function openChromium(baseURL: string, account: (typeof DEMO)['organizer']) {
  const browser = await chromium.launch({ executablePath: requireChromium(), args });
  const newPage = async (): Promise<Page> => {
    const context = await browser.newContext({ baseURL, viewport: { width: 1_280, height: 900 }, locale: 'en-US' });
    context.setDefaultTimeout(PATIENCE_MS);
    const answer = await context.request.post('/auth/sign-in', { data: account });
    if (!answer.ok()) throw new Error(`the sign-in answered ${answer.status()}`);
    return context.newPage();
  };
  return { newPage, close: () => browser.close() };
}

/** From the start of the navigation until the selector matches, in milliseconds. */
export async function shownAfter(page: Page, address: string, selector: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(selector).first().waitFor();
  return page.evaluate<number>('performance.now()');
}

export interface Scrolled {
  /** Frames of more than 50 ms, as the browser counts them. */
  longFrames: number;
  /** The longest time between two frames, in milliseconds. */
  longestGap: number;
}

/** Turns the wheel until the end of the page. */
export async function scrollToEnd(page: Page): Promise<Scrolled> {
  await page.evaluate(WATCH_FRAMES);
  await page.mouse.move(640, 450);
  while (!(await page.evaluate<boolean>(AT_END))) await page.mouse.wheel(0, 120);
  return page.evaluate<Scrolled>(FRAMES);
}
