import { describe } from 'node:test';
import { pressUntil, sees } from './support/browser.js';
import { mailTo } from './support/mailbox.js';
import { ANNOUNCED_MS, UNDO_MS } from './support/patience.js';
import { register } from './support/register.js';
import { accounts, it, person, stallbook, story } from './support/fixtures.js';

describe('4. A vendor applies and is accepted', () => {
  it('[ID-028] [AP-014] [AP-024] [AP-027] registers, applies on the market’s page, and reads what happens next', async () => {
    const vendor = await person('vendor');
    const { page } = vendor;
    await register(vendor, 'vendor', {
      role: 'Vendor',
      businessName: 'Lind Pottery',
      contactName: 'Theo Lind',
      city: 'Franklin',
      state: 'Tennessee',
    });
    await page.goto(`/events/${story.market.id}`);
    const products = page.getByLabel('What products will you be selling? *');
    await pressUntil(page.getByRole('button', { name: 'Apply Now' }), products);
    await products.fill('Stoneware bowls and mugs, thrown and glazed by hand');
    await page.getByLabel('Years of experience').fill('8');
    await page.getByLabel('Estimated sales').fill('1200.00');
    await vendor.shot('application-form');
    await page.getByRole('button', { name: 'Send application' }).click();
    await sees(page.getByText(`Your application for "${story.market.title}" has been sent to Hillside Markets.`));
    await sees(page.getByRole('button', { name: 'Application Submitted' }));
    await vendor.shot('application-sent');
  });

  it('[NO-002] [NO-003] [NO-013] [AP-025] the organizer is notified on the open page and by email', async () => {
    const organizer = await person('organizer');
    // The open page updates without a reload.
    await sees(organizer.page.getByRole('link', { name: 'Notifications, 2 unread' }));
    const mail = await mailTo(stallbook.mailbox, accounts.organizer.email, /^Lind Pottery applied to/);
    await organizer.page.getByRole('link', { name: 'Notifications, 2 unread' }).click();
    await sees(organizer.page.getByText(`Lind Pottery applied to ${story.market.title}.`));
    await organizer.shot('notifications');
    await organizer.page.goto(mail.page);
    await organizer.shot('mail-new-application');
  });

  it('[AP-034] [AP-037] [NO-002] [NO-013] the organizer accepts, and the vendor is notified on the open page and by email', async () => {
    const organizer = await person('organizer');
    await organizer.page.goto('/notifications');
    await organizer.page.getByRole('link', { name: /New application/ }).click();
    await organizer.page.waitForURL('**/applications**');
    await organizer.page.getByRole('button', { name: 'Accept', exact: true }).click();
    const dialog = organizer.page.getByRole('dialog', { name: 'Accept Lind Pottery' });
    await dialog.getByLabel(/^Booth location/).fill('Row B, booth 12');
    await dialog.getByLabel(/^Message/).fill('Load in from the north gate.');
    await dialog.getByRole('button', { name: 'Accept application' }).click();
    await sees(organizer.page.getByText('Lind Pottery accepted'));
    await organizer.shot('accepted');
    await stallbook.advance(UNDO_MS);
    const vendor = await person('vendor');
    await sees(vendor.page.getByRole('link', { name: 'Notifications, 1 unread' }), ANNOUNCED_MS);
    await sees(vendor.page.getByText('You’ve been accepted. Pay the booth fee to secure your spot.'));
    await vendor.shot('told-of-acceptance');
    await mailTo(stallbook.mailbox, accounts.vendor.email, /^You've been accepted to /);
  });
});
