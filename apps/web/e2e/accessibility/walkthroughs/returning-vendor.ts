import { after, describe } from 'node:test';
import { reloadUntil, sees, type Person } from '../../support/browser.js';
import { demoData } from '../../support/demo-data.js';
import { accounts, it, newcomer, part } from '../../support/fixtures.js';
import { sizes } from './sizes.js';

/** Events of the demo season that take applications and to which the demo vendor has not applied. */
const MARKETS = { phone: 'Blanco River Art & Clay Fair', laptop: 'Sunday Makers Row' };

for (const size of sizes) {
  const { device } = size;
  const market = MARKETS[device];
  let vendor: Person;

  describe(`A vendor who comes back, on a ${device}`, () => {
    after(part);

    it(`logs in and applies with a template from a card of the list on a ${device}`, async () => {
      await demoData();
      vendor = await newcomer(`returning-vendor-${device}`, size);
      const { page } = vendor;
      await vendor.signIn(accounts.demoVendor.email, accounts.demoVendor.password);
      await page.goto(`/events?search=${encodeURIComponent(market)}`);
      await page.getByRole('button', { name: `Quick-apply to ${market}` }).click();
      const dialog = page.getByRole('dialog', { name: `Apply to ${market}` });
      await sees(dialog.getByText('Hand-thrown mugs, planters, and serving bowls'));
      await vendor.shot('quick-apply');
      await dialog.getByRole('button', { name: 'Send application' }).click();
      await sees(page.getByText(`Application to ${market} sent`));
    });

    it(`finds it among the applications sent on a ${device}`, async () => {
      const { page } = vendor;
      await page.goto('/vendor/applications?status=pending');
      const sent = page.getByRole('main').getByRole('link', { name: market });
      await reloadUntil(sent);
      await vendor.shot('applications');
    });
  });
}
