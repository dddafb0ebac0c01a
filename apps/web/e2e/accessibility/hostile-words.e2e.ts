import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { marketEventLimits } from '@stallbook/kernel';
import { newContext, reloadUntil, sees } from '../support/browser.js';
import { demoData } from '../support/demo-data.js';
import { Inspector } from '../support/inspect.js';
import { accounts, stallbook } from '../support/fixtures.js';

/** Its exclamation mark is to the left of its letters, where the line ends. */
const arabic = 'سوق الربيع 🥕!';

/** A script that must stay text, and a name longer than any line. */
const markup = '<img src=x onerror="document.title=`ran`">';
const endless = `${'Wonderfully'.repeat(5)}-${'long'.repeat(4)}`;
const words = `${endless} ${markup}`;
const views = [390, 1280].map((width) => ({ width, colorScheme: 'light' as const }));

const contexts: BrowserContext[] = [];

async function signedIn(account: { email: string; password: string }): Promise<Page> {
  const context = await newContext({ baseURL: stallbook.url, locale: 'en-US', reducedMotion: 'reduce' });
  contexts.push(context);
  await context.request.post('/auth/sign-in', { data: account });
  return context.newPage();
}

async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
}

async function rename(page: Page): Promise<void> {
  await page.goto('/profile');
  await fill(page, {
    'Business name': words,
    'Contact name': words,
    Description: `${words} ${endless}`,
    'Product categories': `${'x'.repeat(58)}, ${markup}`,
    Website: '',
    Phone: '',
    'Street address': '',
    'ZIP code': '',
  });
  await page.getByRole('button', { name: 'Save' }).first().click();
  await sees(page.getByText('Profile saved'));
}

async function inspect(page: Page, paths: string[], text = endless, look = () => Promise.resolve()): Promise<void> {
  const inspector = new Inspector(page, views);
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    // The words arrive in the lists a moment later. The options of a filter are hidden.
    await reloadUntil(page.getByRole('main').getByText(text).filter({ visible: true }));
    await look();
    faults.push(...(await inspector.inspect(path)));
  }
  assert.equal(faults.length, 0, faults.join('\n'));
}

describe('Very long names, empty fields and mark-up', () => {
  after(() => Promise.all(contexts.map((context) => context.close())));

  void it('of a vendor are shown as they were typed, in their place', async () => {
    await demoData();
    const page = await signedIn(accounts.demoVendor);
    await rename(page);
    const found = `/vendors?search=${encodeURIComponent(endless)}`;
    await page.goto(found);
    const card = page.locator('main a[href^="/vendors/"]').first();
    await reloadUntil(card);
    await inspect(page, [(await card.getAttribute('href')) ?? '', found, '/dashboard']);
  });

  void it('of a market and its organizer are shown as they were typed, in their place', async () => {
    const { event } = await demoData();
    const page = await signedIn(accounts.demoOrganizer);
    await rename(page);
    await page.goto(`${event.path}/edit`);
    await fill(page, {
      Title: words,
      Description: words,
      'Booth size': '',
      Location: words,
      'Street address': words,
      City: endless,
      'Setup instructions': words,
      'Product restrictions': words,
      'Cancellation policy': words,
    });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('button', { name: 'Save and notify' }).click();
    await page.waitForURL(`**${event.path}`);
    const found = `/events?range=all&search=${encodeURIComponent(endless)}`;
    // By name, because other applications may fill the first page.
    const applications = `/applications?q=${encodeURIComponent(endless)}`;
    await inspect(page, [event.path, found, '/my-events', '/organizer/events', applications, '/dashboard']);
  });
});

/** Whether a text that is alone in its line ends to the left of its beginning, wherever the page shows it. */
const endLeft = (page: Page, text: string): Promise<boolean[]> =>
  page.getByRole('main').evaluate((main, words) => {
    const leftOf = (node: Node, at: number): number => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    };
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: boolean[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const written = node.nodeValue ?? '';
      const at = written.lastIndexOf(words);
      if (written.split('\n').includes(words) && node.parentElement?.checkVisibility())
        found.push(leftOf(node, at + words.length - 1) < leftOf(node, at));
    }
    return found;
  }, text);

describe('Words from right to left, and emoji', () => {
  /** As often as the page shows them. */
  const runFromRight = (page: Page, atLeast: number) => async () => {
    const found = await endLeft(page, arabic);
    assert.ok(found.length >= atLeast && found.every(Boolean), `${page.url()}  ${JSON.stringify(found)}`);
  };

  void it('begin on the right in the profile of a vendor', async () => {
    const page = await signedIn(accounts.demoVendor);
    await page.goto('/profile');
    await fill(page, { 'Business name': arabic, Description: arabic });
    await page.getByRole('button', { name: 'Save' }).first().click();
    await sees(page.getByText('Profile saved'));
    await page.goto(`/vendors?search=${encodeURIComponent('الربيع')}`);
    const card = page.locator('main a[href^="/vendors/"]').first();
    await reloadUntil(card);
    await inspect(page, [(await card.getAttribute('href')) ?? ''], arabic, runFromRight(page, 2));
  });

  void it('begin on the right in a market, also around a description as long as any', async () => {
    const { event } = await demoData();
    const page = await signedIn(accounts.demoOrganizer);
    await page.goto(`${event.path}/edit`);
    const room = marketEventLimits.description - 2 * `${arabic}\n\n`.length;
    const description = [arabic, 'Jam and honey, Gärten und Käse. '.repeat(400).slice(0, room), arabic].join('\n\n');
    await fill(page, { Title: arabic, Description: description, Location: arabic, City: arabic });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('button', { name: 'Save and notify' }).click();
    await page.waitForURL(`**${event.path}`);
    await inspect(page, [event.path], arabic, runFromRight(page, 2));
    const found = `/events?range=all&search=${encodeURIComponent('الربيع')}`;
    await inspect(page, [found, '/my-events'], arabic, runFromRight(page, 1));
    const context = await newContext({ baseURL: stallbook.url, javaScriptEnabled: false });
    contexts.push(context);
    const plain = await context.newPage();
    await plain.goto(event.path);
    await runFromRight(plain, 2)();
  });
});

describe('What leads somewhere', () => {
  void it('opens in a new tab, and leaves this one unchanged', async () => {
    const page = await signedIn(accounts.demoOrganizer);
    for (const path of ['/events', '/my-events', '/vendors', '/blog', '/dashboard']) {
      await page.goto(path);
      const links = page.getByRole('main').locator('a[href^="/"]:not([href$=".xml"])');
      const href = await links.first().getAttribute('href');
      // By address, because a list that arrives meanwhile changes which link is the first.
      const link = page.getByRole('main').locator(`a[href="${href}"]`).first();
      const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['Control'] })]);
      await tab.waitForURL(`**${href}`);
      assert.equal(new URL(page.url()).pathname, path);
      await tab.close();
    }
  });
});
