import { describe } from 'node:test';
import { sees } from './support/browser.js';
import { register } from './support/register.js';
import { accounts, it, person, story } from './support/fixtures.js';

describe('3. An organizer claims the market', () => {
  it('[ID-025] [ID-028] [ID-050] [ID-051] registers in three steps and confirms by the link in the mail', async () => {
    const organizer = await person('organizer');
    await register(organizer, 'organizer', {
      role: 'Organizer',
      businessName: 'Hillside Markets',
      contactName: 'Rosa Bell',
      city: 'Nashville',
      state: 'Tennessee',
    });
    await sees(
      organizer.page.getByRole('link', { name: 'Mark' }).or(organizer.page.getByRole('heading', { level: 1 })),
    );
    await organizer.shot('dashboard');
  });

  it('[CL-002] [CL-006] [CL-007] claims the market on its page', async () => {
    const organizer = await person('organizer');
    const { page } = organizer;
    await page.goto(`/events/${story.market.id}`);
    await page.getByRole('button', { name: 'Claim this event' }).click();
    const dialog = page.getByRole('dialog', { name: 'Claim this event' });
    await sees(dialog.getByText(/24 hours/));
    await dialog.getByLabel(/^Message/).fill('We have run this market since 2011.');
    await dialog.getByRole('button', { name: 'Send claim request' }).click();
    await sees(dialog.getByText('Claim Request Submitted!'));
    await organizer.shot('claim-sent');
  });

  it('[CL-011] [CL-012] [CL-015] the admin approves the claim, and the organizer owns the market', async () => {
    const admin = await person('admin');
    await admin.page.goto('/admin/claims');
    await sees(admin.page.getByText('We have run this market since 2011.'));
    await admin.shot('claims');
    const claim = admin.page.getByRole('region', { name: story.market.title });
    await claim.getByRole('button', { name: 'Approve', exact: true }).click();
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Approve claim' }).click();
    await sees(admin.page.getByText('Claim approved'));
    await admin.page.getByRole('button', { name: 'Approved' }).click();
    await sees(admin.page.getByText(accounts.organizer.email));
    const organizer = await person('organizer');
    // The services still read the imported markets, so the news may take a moment.
    await organizer.page.getByRole('link', { name: 'Notifications, 1 unread' }).first().waitFor({ timeout: 240_000 });
    await organizer.page.goto('/my-events');
    await organizer.page
      .getByRole('table', { name: 'My events' })
      .getByRole('link', { name: story.market.title, exact: true })
      .click();
    await sees(organizer.page.getByText('Share this code with vendors for direct event access'));
    await organizer.shot('owned-market');
  });

  it('[EV-033] [EV-041] [EV-059] gets it ready with a booth fee of $75.00 and an application fee of $10.00', async () => {
    const organizer = await person('organizer');
    const { page } = organizer;
    await sees(page.getByText('Get your event ready'));
    await page.getByLabel('Booth fee').fill('75.00');
    await page.getByLabel('Application fee').fill('10.00');
    await page.getByRole('button', { name: 'Confirm and open applications' }).click();
    await sees(page.getByText('Your event is open for applications'));
    await sees(page.getByRole('definition').filter({ hasText: '$75.00' }));
    await sees(page.getByRole('definition').filter({ hasText: '$10.00' }));
    await sees(page.getByText('Applications Open'));
    await organizer.shot('market-with-fees');
  });

  it('[BI-037] connects a payment account through the provider’s onboarding', async () => {
    const organizer = await person('organizer');
    const { page } = organizer;
    await page.goto('/billing');
    await sees(page.getByText('Not connected'));
    await page.getByRole('button', { name: 'Connect payment account' }).click();
    await page.getByRole('button', { name: 'Finish onboarding' }).waitFor();
    await organizer.shot('onboarding');
    await page.getByRole('button', { name: 'Finish onboarding' }).click();
    await page.waitForURL('**/billing**');
    await sees(page.getByText('Connected', { exact: true }));
    await organizer.shot('payment-account');
  });
});
