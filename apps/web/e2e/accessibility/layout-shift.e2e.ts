/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newContext } from '../support/browser.js';
import { demoData } from '../support/demo-data.js';
import { PageWatch } from '../support/page-watch.js';
import { stallbook } from '../support/fixtures.js';

const CALM = 0.1;
const slow = { offline: false, latency: 300, downloadThroughput: 100_000, uploadThroughput: 50_000 };

async function shift(path: string, width: number): Promise<number> {
  const context = await newContext({ baseURL: stallbook.url, viewport: { width, height: 844 } });
  await context.addInitScript(() => {
    const seen = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const page = await context.newPage();
  const watch = new PageWatch(page);
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', slow);
  await page.goto(path);
  await watch.settled();
  const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  await context.close();
  return shifted;
}

describe('What moves while a page loads on a slow network', () => {
  for (const name of ['/', '/events', 'an event'])
    void it(`${name} keeps still`, async () => {
      const path = name.startsWith('/') ? name : (await demoData()).event.path;
      for (const width of [390, 1280]) {
        const shifted = await shift(path, width);
        assert.ok(shifted < CALM, `${path} moved by ${shifted} at ${width} px`);
      }
    });
});
