import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { cell, sees } from './support/browser.js';
import { mailTo } from './support/mailbox.js';
import { accounts, it, person, stallbook, story } from './support/fixtures.js';

interface Delivery {
  type: string;
  lastStatus: number | null;
}

let wayBack = '';

describe('5. The vendor pays', () => {
  it('[BI-036] [BI-042] [BI-044] the signed webhook alone completes the payment', async () => {
    const vendor = await person('vendor');
    const { page } = vendor;
    await page.goto(`/events/${story.market.id}`);
    await page.getByRole('link', { name: 'Pay the booth fee' }).click();
    await page.getByRole('button', { name: 'Pay $85.00' }).click();
    await page.getByRole('heading', { name: 'Pay $85.00' }).waitFor();
    const provider = new URL(page.url()).origin;
    await vendor.shot('pay-page');
    // The tab closes right after the payment: the provider knows, and the browser never returns.
    await page.route(`${provider}/**`, async (route) => {
      const paid = await route.fetch({ maxRedirects: 0 });
      wayBack = paid.headers()['location'] ?? '';
      await route.fulfill({ contentType: 'text/plain', body: 'Paid.' });
    });
    await page.getByRole('button', { name: 'Pay $85.00' }).click();
    const organizer = await person('organizer');
    await sees(organizer.page.getByRole('link', { name: 'Notifications, 2 unread' }));
    const steer = (path: string, method: string) =>
      fetch(`${provider}/_emulator/${path}`, { method, headers: { authorization: `Bearer ${stallbook.stripeKey()}` } });
    await steer('settled', 'POST');
    const { data } = (await (await steer('deliveries', 'GET')).json()) as { data: Delivery[] };
    const told = data.filter(({ type }) => type === 'payment_intent.succeeded');
    // The demo has payments, too.
    assert.ok(told.length > 0);
    assert.deepEqual([...new Set(told.map(({ lastStatus }) => lastStatus))], [200]);
    await page.unroute(`${provider}/**`);
    assert.match(wayBack, /\/vendor\/payments\?.*redirect_status=succeeded/);
  });

  it('[BI-009] [BI-044] [BI-048] the organizer sees $85.00, the platform fee of $4.25 and a payout of $80.75', async () => {
    const organizer = await person('organizer');
    const { page } = organizer;
    await page.goto('/payment-tracking');
    const row = page.getByRole('table', { name: 'Payments' }).getByRole('row').filter({ hasText: 'Lind Pottery' });
    await sees(row.getByText('Paid', { exact: true }));
    const seen = await Promise.all(['Amount', 'Platform fee', 'Payout'].map((column) => cell(row, column)));
    assert.deepEqual(seen, ['$85.00', '$4.25', '$80.75']);
    for (const [label, sum] of [
      ['Paid by vendors', '$85.00'],
      ['Platform fee', '$4.25'],
      ['Your payout', '$80.75'],
      ['Outstanding', '$0.00'],
    ]) {
      const tile = page
        .getByText(label ?? '', { exact: true })
        .first()
        .locator('..');
      assert.match(await tile.innerText(), new RegExp(`\\${sum}`));
    }
    await organizer.shot('payment-tracking');
    await mailTo(stallbook.mailbox, accounts.organizer.email, /^Lind Pottery paid \$85\.00 for /);
  });

  it('[BI-047] [BI-049] [NO-014] the vendor comes back to the same sums, and both are written to', async () => {
    const vendor = await person('vendor');
    await vendor.page.goto(wayBack);
    await sees(vendor.page.getByText('Your booth is secured, and we’ve notified the organizer.'));
    const row = vendor.page
      .getByRole('table', { name: 'Payments' })
      .getByRole('row')
      .filter({ hasText: story.market.title });
    await sees(row.getByText('Paid', { exact: true }));
    const columns = ['Booth fee', 'Application fee', 'Amount', 'Refunded'];
    const seen = await Promise.all(columns.map((column) => cell(row, column)));
    assert.deepEqual(seen, ['$75.00', '$10.00', '$85.00', '$0.00']);
    await vendor.shot('payments');
    const mail = await mailTo(stallbook.mailbox, accounts.vendor.email, /^Payment confirmed for .+$/);
    assert.match(mail.text, /\$85\.00/);
  });
});
