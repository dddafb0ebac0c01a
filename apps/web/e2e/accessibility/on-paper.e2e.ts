/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { BrowserContext } from 'playwright-core';
import { newContext } from '../support/browser.js';
import { demoData } from '../support/demo-data.js';
import { PageWatch } from '../support/page-watch.js';
import { accounts, stallbook } from '../support/fixtures.js';

const paper = { width: 688, height: 1000 };
const lists = [
  [accounts.demoOrganizer, '/my-events'],
  [accounts.demoOrganizer, '/applications?status=all&view=table'],
  [accounts.admin, '/admin/users'],
] as const;

const contexts: BrowserContext[] = [];

async function opened(account: { email: string; password: string }, path: string, viewport = paper) {
  // The demo season is added after the start.
  await demoData();
  const context = await newContext({ baseURL: stallbook.url, colorScheme: 'dark', viewport });
  contexts.push(context);
  await context.request.post('/auth/sign-in', { data: account });
  const page = await context.newPage();
  const watch = new PageWatch(page);
  await page.goto(path);
  await watch.settled();
  return page;
}

async function printed(account: { email: string; password: string }, path: string) {
  const page = await opened(account, path);
  const titles = await page.locator('main tbody tr:visible td:not([class*=actions]) a:visible').allInnerTexts();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const seen = await page.evaluate(() => {
    const isVisible = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const { color, backgroundColor } = getComputedStyle(document.body);
    const root = document.documentElement;
    return {
      toClick: [...document.querySelectorAll('header:not(main *), footer, nav, button, input, select')]
        .filter(isVisible)
        .map((element) => element.outerHTML.slice(0, 120)),
      color,
      backgroundColor,
      tooWide: Math.max(0, root.scrollWidth - root.clientWidth),
      withoutHeader: [...document.querySelectorAll('main tbody tr')].filter(
        (row) =>
          [...row.children].filter(isVisible).length >
          [...document.querySelectorAll('main th')].filter(isVisible).length,
      ).length,
      cells: [...document.querySelectorAll('main tbody tr')].filter(isVisible).length,
      text: document.querySelector('main')?.innerText ?? '',
    };
  });
  return { titles, seen };
}

describe('On paper', () => {
  after(() => Promise.all(contexts.map((context) => context.close())));

  void it('nothing stays on the screen over the text of a page', async () => {
    const { event, post } = await demoData();
    const context = await newContext({ baseURL: stallbook.url, viewport: paper });
    contexts.push(context);
    const page = await context.newPage();
    const watch = new PageWatch(page);
    await page.emulateMedia({ media: 'print' });
    for (const path of ['/', '/events', event.path, post]) {
      await page.goto(path);
      await watch.settled();
      const pinned = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => element.checkVisibility())
          .map((element) => ({ look: getComputedStyle(element), element }))
          .filter(({ look }) => look.position === 'fixed' && look.clipPath === 'none')
          .map(({ element }) => element.outerHTML.slice(0, 120)),
      );
      assert.deepEqual(pinned, [], path);
    }
  });

  void it('a conversation shows every loaded message and no field to type in', async () => {
    const { conversation } = await demoData();
    const page = await opened(accounts.demoVendor, conversation, { width: 688, height: 400 });
    await page.emulateMedia({ media: 'print' });
    const hidden = await page.evaluate(() => ({
      cutOff: [...document.querySelectorAll('main, main *')]
        .filter((element) => element.clientHeight > 1 && getComputedStyle(element).overflowY !== 'visible')
        .filter((element) => element.scrollHeight > element.clientHeight + 1)
        .map((element) => element.outerHTML.slice(0, 120)),
      fields: [...document.querySelectorAll('main textarea')].filter((field) => field.checkVisibility()).length,
    }));
    assert.deepEqual(hidden, { cutOff: [], fields: 0 });
  });

  void it('an amount stays on one line', async () => {
    const { event } = await demoData();
    const page = await opened(accounts.demoVendor, event.path, { width: 769, height: 1000 });
    const lines = await page.evaluate(() =>
      [...document.querySelectorAll('main dd')]
        .filter((value) => /^\$\d+\.\d\d$/.test(value.textContent))
        .map((value) => {
          const range = document.createRange();
          range.selectNodeContents(value);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
    );
    assert.ok(lines.length > 0, `${event.path} shows no fees`);
    assert.deepEqual([...new Set(lines)], [1]);
  });

  for (const [account, path] of lists)
    void it(`${path} is the list alone: every row, black on white, nothing to click`, async () => {
      const { titles, seen } = await printed(account, path);
      const { text, cells, ...look } = seen;
      assert.deepEqual(look, {
        toClick: [],
        color: 'rgb(0, 0, 0)',
        backgroundColor: 'rgb(255, 255, 255)',
        tooWide: 0,
        withoutHeader: 0,
      });
      assert.ok(cells > 0, `${path} has no rows`);
      for (const title of titles) assert.ok(text.includes(title), `${path} does not print ${title}`);
    });
});
