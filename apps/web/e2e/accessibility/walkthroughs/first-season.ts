import { after, describe } from 'node:test';
import { reloadUntil, sees, type Person } from '../../support/browser.js';
import { demoData } from '../../support/demo-data.js';
import { accounts, it, newcomer, part, password } from '../../support/fixtures.js';
import { ANNOUNCED_MS } from '../../support/patience.js';
import { registerAs } from '../../support/register.js';
import { sizes } from './sizes.js';

const MARKET = 'Riverside Harvest Market';

for (const size of sizes) {
  const business = `Kiln on the ${size.device}`;
  let vendor: Person;
  let organizer: Person;

  describe(`From the first visit to market day, on a ${size.device}`, () => {
    after(part);

    it(`a new vendor signs up and finds a market near home on a ${size.device}`, async () => {
      await demoData();
      vendor = await newcomer(`vendor-${size.device}`, size);
      const { page } = vendor;
      await registerAs(
        vendor,
        { email: `ana.ruiz@${size.device}.example`, password },
        { role: 'Vendor', businessName: business, contactName: 'Ana Ruiz', city: 'Austin', state: 'Texas' },
      );
      const steps = page.getByRole('region', { name: 'First steps' });
      await sees(steps.getByText('0 of 3 done'));
      await steps.getByRole('link', { name: 'Find an event and apply' }).click();
      const filters = page.getByRole('button', { name: /^(Filters|Distance: Any distance)$/ });
      await filters.click();
      await page.getByRole('button', { name: 'Near Austin, TX' }).click();
      if (size.device === 'phone') await page.getByRole('button', { name: /^Show \d+ events?$/ }).click();
      await page.waitForURL((url) => url.searchParams.get('within') === '50');
      await sees(page.getByText(/mi away/));
      await page.getByLabel('What').fill(MARKET);
      await page.getByRole('main').getByRole('link', { name: MARKET }).first().click();
      await sees(page.getByRole('heading', { level: 1, name: MARKET }));
    });

    it(`applies after a mistake and without a network for a moment, and writes to the organizer on a ${size.device}`, async () => {
      const { page, context } = vendor;
      await page.getByRole('button', { name: 'Apply Now' }).first().click();
      const send = page.getByRole('button', { name: 'Send application' });
      await send.click();
      await sees(page.getByText('Please enter the products you will be selling.'));
      await page.getByLabel('What products will you be selling? *').fill('Bowls and mugs');
      await context.setOffline(true);
      await send.click();
      await sees(page.getByText('You are offline, so nothing was saved. Connect to the internet, then try again.'));
      await context.setOffline(false);
      await send.click();
      await sees(page.getByRole('button', { name: 'Application Submitted' }));
      await page.getByRole('link', { name: 'Message organizer' }).click();
      await page.getByLabel('Your message').fill('May I bring a gas kiln?');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await sees(page.getByRole('main').getByText('May I bring a gas kiln?'));
    });

    it(`the organizer reads it and accepts applicants together on a ${size.device}`, async () => {
      organizer = await newcomer(`organizer-${size.device}`, size);
      const { page } = organizer;
      await organizer.signIn(accounts.demoOrganizer.email, accounts.demoOrganizer.password);
      await page.goto(`/applications?status=pending&q=${encodeURIComponent(business)}`);
      await reloadUntil(page.getByLabel(`Select ${business}`));
      await page.getByLabel(`Select ${business}`).check();
      await page
        .getByRole('region', { name: 'Selected applications' })
        .getByRole('button', { name: 'Accept 1' })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Accept applications' });
      await sees(dialog.getByText('1 application will be accepted.'));
      await dialog.getByRole('button', { name: 'Accept 1' }).click();
      await sees(page.getByText(`${business} accepted`));
    });

    it(`the vendor pays and has a receipt, and the organizer sees the payment on a ${size.device}`, async () => {
      const { page } = vendor;
      await page.goto('/dashboard');
      const pay = page.getByRole('main').getByRole('button', { name: 'Pay $85.00' });
      await reloadUntil(pay, ANNOUNCED_MS);
      await pay.click();
      await page.getByRole('heading', { name: 'Pay $85.00' }).waitFor();
      await page.getByRole('button', { name: 'Pay $85.00' }).click();
      await sees(page.getByText('Your booth is secured, and we’ve notified the organizer.'));
      await organizer.page.goto('/payment-tracking');
      const paid = organizer.page.getByRole('row').filter({ hasText: business });
      await reloadUntil(paid.getByText('Paid', { exact: true }));
    });

    it(`the organizer gives the vendor a booth on a ${size.device}`, async () => {
      const { page } = organizer;
      await page.goto('/applications/roster');
      const picker = page.getByLabel('Event', { exact: true });
      await picker.selectOption(await picker.getByRole('option', { name: MARKET }).first().getAttribute('value'));
      const row = page.getByRole('row').filter({ hasText: business });
      await row.getByRole('button', { name: 'Assign booth' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Booth' }).fill('Row K, booth 4');
      await page.getByRole('button', { name: 'Save booth' }).click();
      await sees(row.getByText('Row K, booth 4'));
    });

    it(`a new organizer describes a market and publishes it on a ${size.device}`, async () => {
      const founder = await newcomer(`founder-${size.device}`, size);
      const { page } = founder;
      await registerAs(
        founder,
        { email: `jo.hill@${size.device}.example`, password },
        { role: 'Organizer', businessName: 'Hill Markets', contactName: 'Jo Hill', city: 'Austin', state: 'Texas' },
      );
      const steps = page.getByRole('region', { name: 'First steps' });
      await steps.getByRole('link', { name: 'Describe your first event' }).click();
      const next = page.getByRole('button', { name: 'Continue' });
      await next.click();
      await sees(page.getByText('Please enter a title'));
      await page.getByLabel('Title').fill('Hill Fair');
      await page.getByLabel('Description').fill('A small fair on the hill.');
      await next.click();
      await page.getByLabel('Event date').fill('2031-05-10');
      await page.getByLabel(/^End date/).fill('2031-05-01');
      for (const [label, text] of [
        ['Opens at', '09:00'],
        ['Closes at', '15:00'],
        ['Apply by', '2031-04-01'],
        ['Location', 'Hill Park'],
        ['City', 'Austin'],
        ['State', 'Texas'],
      ] as const)
        await page.getByLabel(label, { exact: true }).fill(text);
      await next.click();
      await sees(page.getByText(/end date can.t be before/));
      await page.getByLabel(/^End date/).fill('2031-05-11');
      await next.click();
      await page.getByLabel('Booth fee').fill('40.00');
      await next.click();
      await next.click();
      await page.getByRole('button', { name: 'Publish event' }).click();
      await sees(page.getByRole('heading', { level: 1, name: 'Hill Fair' }));
      await page.goto('/dashboard');
      await reloadUntil(steps.getByText('2 of 5 done'));
    });

    it(`the admin checks a file of markets, claims, plans and emails on a ${size.device}`, async () => {
      const admin = await newcomer(`admin-${size.device}`, size);
      const { page } = admin;
      await admin.signIn(accounts.admin.email, accounts.admin.password);
      await page.goto('/admin/import');
      const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no markets here') };
      await page.getByLabel(/Choose a CSV file/).setInputFiles(file);
      await sees(page.getByRole('alert'));
      const csv = 'listing_name,location_city,location_state\nHill Growers Market,Austin,Texas\n';
      await page
        .getByLabel(/Choose a CSV file/)
        .setInputFiles({ name: 'markets.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      await sees(page.getByText('Hill Growers Market'));
      for (const path of ['/admin/claims', '/admin/plans', '/admin/email-templates']) {
        await page.goto(path);
        await sees(page.getByRole('heading', { level: 1 }));
        await sees(page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')));
      }
    });
  });
}
