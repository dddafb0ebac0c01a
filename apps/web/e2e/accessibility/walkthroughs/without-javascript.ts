import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { launched } from '../../support/browser.js';
import { stallbook } from '../../support/fixtures.js';

describe('A visitor without JavaScript', () => {
  it('reads the start page and the blog, and at the markets what is needed and what to do', async () => {
    const browser = await launched();
    const context = await browser.newContext({ baseURL: stallbook.url, javaScriptEnabled: false });
    const page = await context.newPage();
    // Playwright's text and role locators skip what is in `noscript`.
    const text = page.locator('noscript');
    await page.goto('/');
    await page.locator('noscript a[href="/events"]').first().click();
    await page.waitForURL('**/events');
    assert.match(await text.innerText(), /needs JavaScript[^]+Turn it on in the\s+settings of your browser/);
    await page.goto('/blog');
    await page.locator('noscript a[href^="/blog/"]').first().click();
    await page.waitForURL('**/blog/*');
    await page.locator('noscript h1').waitFor();
    await context.close();
  });
});
