import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { sees } from './support/browser.js';
import { it, person, story } from './support/fixtures.js';

describe('2. A visitor finds a market', () => {
  it('[EV-011] [EV-017] [EV-020] [EV-022] searches by city while typing and pages through the results', async () => {
    const visitor = await person('visitor');
    const { page } = visitor;
    await page.goto('/events');
    await sees(page.getByRole('heading', { name: 'Find your next event' }));
    await page.getByRole('button', { name: /^When:/ }).click();
    await page.getByLabel('All dates').click();
    await page.getByLabel('Where').fill('Portland');
    await page.waitForURL(/location=Portland/);
    const pages = page.getByRole('navigation', { name: 'Pages of events' });
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    const titles = () => cards.getByRole('heading', { level: 3 }).allInnerTexts();
    await sees(cards.filter({ hasText: 'Portland' }));
    await sees(pages.getByRole('button', { name: 'Page 2' }));
    assert.equal(await cards.count(), 12);
    const first = await titles();
    await visitor.shot('search-by-city');
    await pages.getByRole('button', { name: 'Page 2' }).click();
    await page.waitForURL(/page=2/);
    await pages.getByRole('button', { name: 'Page 2' }).and(page.locator('[aria-current=page]')).waitFor();
    await page.locator('[aria-busy=false]').first().waitFor();
    assert.ok(
      (await titles()).every((title) => !first.includes(title)),
      'page 2 shows other markets',
    );
    await visitor.shot('search-page-2');
  });

  it('[EV-017] [EV-024] [EV-026] [EV-033] searches by title and opens a market that is claimable', async () => {
    const visitor = await person('visitor');
    const { page } = visitor;
    await page.getByLabel('Where').fill('');
    await page.getByLabel('What').fill(story.market.title);
    await page.waitForURL(
      (url) => url.searchParams.get('search') === story.market.title && !url.searchParams.has('page'),
    );
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: story.market.title }) });
    await sees(card.getByText('Claimable'));
    await card.getByRole('link', { name: story.market.title }).click();
    await page.waitForURL(/\/events\/[^/?]+$/);
    story.market.id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await sees(page.getByRole('heading', { level: 1, name: story.market.title }));
    await sees(page.getByText('Applications Pending Organizer'));
    await sees(page.getByText('Nashville, TN'));
    await visitor.shot('claimable-market');
  });
});
