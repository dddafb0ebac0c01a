import assert from 'node:assert/strict';
import { after, describe } from 'node:test';
import { sees, type Person } from '../../support/browser.js';
import { demoData } from '../../support/demo-data.js';
import { accounts, it, newcomer, part } from '../../support/fixtures.js';
import { PageWatch } from '../../support/page-watch.js';
import { sizes } from './sizes.js';

const TEXT = 'Bowls glazed in ash, too long to type twice';
/** Events of the demo season that take applications and to which the demo vendor has not applied. */
const MARKETS = { phone: 'Brazos Pottery & Makers Day', laptop: 'Fireside Makers Festival' };

/** On the page that the app leads to. */
async function logInAgain({ page }: Person, { email, password }: { email: string; password: string }): Promise<void> {
  await page.waitForURL('**/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

for (const size of sizes) {
  const { device } = size;

  describe(`A session that ends while a form is filled in, on a ${device}`, () => {
    after(part);

    it(`a vendor logs in again and sends the application as it was typed on a ${device}`, async () => {
      await demoData();
      const vendor = await newcomer(`interrupted-vendor-${device}`, size);
      const { page, context } = vendor;
      await vendor.signIn(accounts.demoVendor.email, accounts.demoVendor.password);
      await page.goto(`/events?search=${encodeURIComponent(MARKETS[device])}`);
      await page.getByRole('main').getByRole('link', { name: MARKETS[device] }).first().click();
      await page.getByRole('button', { name: 'Apply Now' }).first().click();
      const products = page.getByLabel('What products will you be selling? *');
      await products.fill(TEXT);
      const left = page.url();
      await context.clearCookies();
      await page.getByRole('button', { name: 'Send application' }).click();
      await logInAgain(vendor, accounts.demoVendor);
      await page.waitForURL(left);
      await vendor.shot('back-at-the-form');
      await sees(products);
      assert.equal(await products.inputValue(), TEXT);
      await page.getByRole('button', { name: 'Send application' }).click();
      await sees(page.getByRole('button', { name: 'Application Submitted' }));
    });

    it(`an organizer logs in again and is at the last step of a new event on a ${device}`, async () => {
      const organizer = await newcomer(`interrupted-organizer-${device}`, size);
      const { page, context } = organizer;
      await organizer.signIn(accounts.demoOrganizer.email, accounts.demoOrganizer.password);
      await page.goto('/create-event');
      const next = page.getByRole('button', { name: 'Continue' });
      await page.getByLabel('Title').fill(`Ash Fair, ${device}`);
      await page.getByLabel('Description').fill(TEXT);
      await next.click();
      for (const [label, text] of [
        ['Event date', '2031-05-10'],
        ['Location', 'Hill Park'],
        ['City', 'Austin'],
        ['State', 'Texas'],
      ] as const)
        await page.getByLabel(label, { exact: true }).fill(text);
      await next.click();
      await page.getByLabel('Booth fee').fill('40.00');
      const watch = new PageWatch(page);
      await next.click();
      await next.click();
      // What the last step asks for itself would end the session first.
      await watch.settled();
      await context.clearCookies();
      await page.getByRole('button', { name: 'Save as draft' }).click();
      await logInAgain(organizer, accounts.demoOrganizer);
      await sees(page.getByText('You were logged out before they were saved.'));
      await organizer.shot('back-in-the-wizard');
      await page.getByRole('button', { name: 'Restore' }).click();
      await page.waitForURL('**/create-event?step=publish');
      await sees(page.getByText('Booth fee $40.00'));
      await page.getByRole('button', { name: 'Save as draft' }).click();
      await sees(page.getByRole('heading', { level: 1, name: `Ash Fair, ${device}` }));
    });
  });
}
