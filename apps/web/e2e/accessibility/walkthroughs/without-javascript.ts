import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newContext } from '../../support/browser.js';
import { stallbook } from '../../support/fixtures.js';

describe('A visitor without JavaScript', () => {
  it('reads the start page, the next markets, one of them, and the blog, searches, and learns how to go on', async () => {
    const context = await newContext({ baseURL: stallbook.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await page.locator('.first-text a[href="/events"]').first().click();
    await page.waitForURL('**/events');
    // Playwright's locators by text and role skip what is in `noscript`.
    const note = await page.locator('#root > noscript').innerText();
    assert.match(note, /turn on JavaScript in the settings of your browser/);
    const market = page.locator('.first-text h2 a[href^="/events/"]').first();
    const title = await market.innerText();
    await market.click();
    await page.waitForURL('**/events/*');
    assert.equal(await page.locator('.first-text h1').innerText(), title);
    await page.goto('/events');
    const heading = page.locator('.first-text h1');
    const { x } = (await heading.boundingBox()) ?? {};
    await page.locator('.first-text input[name="search"]').fill(title);
    await page.locator('.first-text form button').click();
    await page.waitForURL('**/events?search=*');
    assert.equal((await heading.boundingBox())?.x, x);
    assert.ok((await page.locator('.first-text h2').allInnerTexts()).includes(title));
    await page.locator('.first-text input[name="search"]').fill('zzyzx');
    await page.locator('.first-text form button').click();
    await page.waitForURL('**/events?search=zzyzx');
    assert.match(await page.locator('.first-text').innerText(), /No upcoming event matches “zzyzx”/);
    await page.goto('/blog');
    await page.locator('.first-text a[href^="/blog/"]').first().click();
    await page.waitForURL('**/blog/*');
    await page.locator('.first-text h1').waitFor();
    await context.close();
  });
});
