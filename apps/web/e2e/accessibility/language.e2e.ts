/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { newContext, sees } from '../support/browser.js';
import { it, stallbook } from '../support/fixtures.js';
import type { BrowserContext, Page } from 'playwright-core';

describe('A browser that asks for Spanish', () => {
  let context: BrowserContext;
  let page: Page;
  before(async () => {
    context = await newContext({ baseURL: stallbook.url, locale: 'es-MX', reducedMotion: 'reduce' });
    page = await context.newPage();
  });
  after(() => context.close());
  const language = () => page.locator('html').getAttribute('lang');

  it('shows the start page, the events and the sign-in form in Spanish', async () => {
    await page.goto('/');
    assert.equal(await language(), 'es');
    await sees(page.getByRole('button', { name: 'Yo vendo' }));
    await page.goto('/events');
    assert.match(await page.title(), /^Eventos/);
    await sees(page.getByRole('heading', { level: 1, name: 'Encuentra tu próximo evento' }));
    await page.goto('/login');
    await sees(page.getByLabel('Contraseña', { exact: true }));
  });

  it('shows every choice of the event search within its cell on a tablet', async () => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto('/events');
    await sees(page.getByRole('button', { name: /^Cuándo:/ }));
    const over = await page.getByRole('search').evaluateAll((forms) =>
      forms
        .flatMap((form) => [...form.children])
        .filter((cell) => cell.scrollWidth > cell.clientWidth)
        .map((cell) => cell.textContent),
    );
    assert.deepEqual(over, []);
    await page.goto('/login');
  });

  it('switches to English, which a reload keeps', async () => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
    await sees(page.getByLabel('Password', { exact: true }));
    await page.reload();
    await sees(page.getByLabel('Password', { exact: true }));
    assert.equal(await language(), 'en');
    assert.equal(new URL(page.url()).pathname, '/login');
  });
});
