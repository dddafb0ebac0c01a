import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { launched } from '../../support/browser.js';
import { stallbook } from '../../support/fixtures.js';

describe('A visitor without JavaScript', () => {
  it('reads the start page, the next markets, one of them, and the blog, and how to go on', async () => {
    const browser = await launched();
    const context = await browser.newContext({ baseURL: stallbook.url, javaScriptEnabled: false });
    const page = await context.newPage();
    // Playwright's text and role locators skip what is in `noscript`.
    const text = page.locator('noscript');
    await page.goto('/');
    await page.locator('noscript a[href="/events"]').first().click();
    await page.waitForURL('**/events');
    assert.match(await text.innerText(), /turn on JavaScript in the settings of your browser/);
    const market = page.locator('noscript h2 a[href^="/events/"]').first();
    const title = await market.innerText();
    await market.click();
    await page.waitForURL('**/events/*');
    assert.equal(await page.locator('noscript h1').innerText(), title);
    await page.goto('/blog');
    await page.locator('noscript a[href^="/blog/"]').first().click();
    await page.waitForURL('**/blog/*');
    await page.locator('noscript h1').waitFor();
    await context.close();
  });
});
