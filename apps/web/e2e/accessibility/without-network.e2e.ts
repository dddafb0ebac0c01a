/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { Person, reloadUntil, sees } from '../support/browser.js';
import { accounts, stallbook } from '../support/fixtures.js';
import { PATIENCE_MS, SEASON_MS } from '../support/patience.js';

const path = '/vendor/upcoming-events';
let vendor: Person;

const kept = () =>
  vendor.page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return { names, files: files.reduce((sum, count) => sum + count, 0), databases: await indexedDB.databases() };
  });

const workers = () => vendor.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
/** Looks in the page. Looking once per frame would keep the browser from the work that it waits for. */
const until = async (holds: () => Promise<boolean>) => {
  const end = Date.now() + PATIENCE_MS;
  while (!(await vendor.page.evaluate<boolean>(`(${String(holds)})()`))) {
    assert.ok(Date.now() < end, `${holds.name} is still false after ${PATIENCE_MS / 1000} seconds.`);
    await vendor.page.waitForTimeout(250);
  }
};
const isKept = async () => {
  const name = (await caches.keys()).find((one) => one.startsWith('stallbook-kept:'));
  const requests = name ? await (await caches.open(name)).keys() : [];
  return requests.length > 1 && navigator.serviceWorker.controller?.state === 'activated';
};
const isForgotten = async () => {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return (await caches.keys()).length === 0 && registrations.length === 0;
};

describe('Without a network', () => {
  after(() => vendor.context.close());

  it('[AP-040] a vendor reads upcoming events that were opened before, also after a cold start', async () => {
    vendor = await Person.at('vendor-in-a-field', stallbook.url);
    await vendor.page.setViewportSize({ width: 390, height: 844 });
    await vendor.signIn(accounts.demoVendor.email, accounts.demoVendor.password);
    const { page, context } = vendor;
    await page.goto(path);
    const event = page.locator('main h2 a');
    await reloadUntil(event, SEASON_MS);
    const title = await event.first().innerText();
    await until(isKept);
    await context.setOffline(true);
    await page.reload();
    await sees(page.getByText(/^You are offline\. This is how it was at /));
    assert.equal(await event.first().innerText(), title);
    await vendor.shot('without-network');
    const cold = await context.newPage();
    await cold.goto('/dashboard');
    await sees(cold.getByRole('heading', { name: 'This page needs a connection' }));
    await cold.getByRole('main').getByRole('link', { name: 'Upcoming events' }).click();
    await sees(cold.getByRole('heading', { name: title }));
    await cold.close();
  });

  it('the app is current again when the network is back', async () => {
    const { page, context } = vendor;
    await context.setOffline(false);
    await page.getByText(/^You are offline/).waitFor({ state: 'hidden' });
  });

  it('a sign-out leaves no answer, no file and no worker on the device', async () => {
    const { page, context } = vendor;
    assert.equal(await workers(), 1);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await until(isForgotten);
    assert.deepEqual(await kept(), { names: [], files: 0, databases: [] });
    assert.equal(await workers(), 0);
    await context.setOffline(false);
  });

  it('the app can be installed', async () => {
    const devtools = await vendor.context.newCDPSession(vendor.page);
    await vendor.page.goto('/');
    const { errors } = await devtools.send('Page.getAppManifest');
    assert.deepEqual(errors, []);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    assert.deepEqual(
      installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
      [],
    );
  });
});
