/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { after, describe } from 'node:test';
import { demoData } from '../support/demo-data.js';
import { accounts, it, newcomer, part } from '../support/fixtures.js';
import { PageWatch } from '../support/page-watch.js';

const phone = { width: 390, height: 844 };
const PLACE = 1_200;
const LISTS = ['/vendor/applications', '/vendor/payments', '/notifications', '/events'];

describe('The place on a long page, on a phone', () => {
  after(part);

  for (const path of LISTS)
    it(`is kept by a reload and by Back, and a new visit starts at the top: ${path}`, async () => {
      await demoData();
      const vendor = await newcomer('scrolling-vendor', phone);
      const { page } = vendor;
      const watch = new PageWatch(page);
      const place = () => page.evaluate(() => Math.round(window.scrollY));
      // The text of the first HTML can be at rest before the app has begun.
      const restored = async () => {
        await page.waitForFunction((top) => Math.round(window.scrollY) === top, PLACE);
        await watch.settled();
      };
      await vendor.signIn(accounts.demoVendor.email, accounts.demoVendor.password);
      await page.goto(path);
      await watch.settled();
      await page.evaluate((top) => window.scrollTo(0, top), PLACE);
      assert.equal(await place(), PLACE);
      await page.reload();
      await restored();
      assert.equal(await place(), PLACE, 'after a reload');
      await page.goto(`${path}?from=elsewhere`);
      await watch.settled();
      assert.equal(await place(), 0, 'on a new visit');
      await page.goBack();
      await restored();
      assert.equal(await place(), PLACE, 'after Back');
    });
});
