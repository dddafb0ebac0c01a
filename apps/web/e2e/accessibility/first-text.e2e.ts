import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { newContext } from '../support/browser.js';
import { demoData } from '../support/demo-data.js';
import { stallbook } from '../support/fixtures.js';

/** Keeps requests waiting until the returned function is called. */
async function held(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describe('The text of a page', () => {
  for (const name of ['an event', 'a post', '/events', '/blog'])
    void it(`of ${name} shows before the app starts, stays until the screen is ready, and is then replaced`, async () => {
      const { event, post } = await demoData();
      const path = { 'an event': event.path, 'a post': post }[name] ?? name;
      const context = await newContext({ baseURL: stallbook.url, viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const sendScripts = await held(page, /\/assets\/.*\.js$/);
      const answer = await held(page, /\/graphql$/);
      await page.goto(path, { waitUntil: 'commit' });
      const heading = await page.locator('#root > .first-text h1').innerText();
      sendScripts();
      await page.locator('#content .first-text').waitFor();
      assert.equal(await page.locator('#content h1').innerText(), heading);
      answer();
      await page.locator('.first-text').waitFor({ state: 'detached' });
      assert.equal(await page.locator('#content h1').innerText(), heading);
      await context.close();
    });
});
