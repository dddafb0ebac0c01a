import { describe } from 'node:test';
import { sees, type Person } from '../support/browser.js';
import { demoData } from '../support/demo-data.js';
import { choose, enter, write } from '../support/keyboard.js';
import { mailTo } from '../support/mailbox.js';
import { accounts, it, person, stallbook } from '../support/fixtures.js';

/** A sample event, present from the start: it takes applications, and the demo vendor has not applied. */
const OPEN_EVENT = 'Brimfield at Hitchcock Free Academy';

async function logIn({ page }: Person, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await write(page.getByLabel('Email'), email);
  await write(page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
}

describe('Without a pointer, by the keyboard alone', () => {
  it('[ID-025] [ID-028] a vendor registers and confirms by the link in the mail', async () => {
    const { page } = await person('otherVendor');
    const { email, password } = accounts.otherVendor;
    await page.goto('/register');
    await write(page.getByLabel('Email'), email);
    await write(page.getByLabel('Password', { exact: true }), password);
    await write(page.getByLabel('Confirm password'), password);
    await enter(page.getByRole('button', { name: 'Continue' }));
    const plans = page.getByRole('radiogroup', { name: 'Choose a plan' });
    await choose(plans, plans.getByRole('radio', { name: /Free/ }));
    await enter(page.getByRole('button', { name: 'Continue' }));
    const role = page.getByRole('radio', { name: /^Vendor/ });
    await choose(page.getByRole('radiogroup').filter({ has: role }), role);
    await write(page.getByLabel('Business name'), 'Voss Honey');
    await write(page.getByLabel('Contact name'), 'Mara Voss');
    await write(page.getByLabel('City'), 'Nashville');
    await write(page.getByLabel('State'), 'Tennessee');
    await enter(page.getByRole('button', { name: 'Create account' }));
    await sees(page.getByRole('heading', { name: 'Check your inbox' }));
    await page.goto((await mailTo(stallbook.mailbox, email, /confirm/i)).page);
    const link = page.getByRole('link', { name: 'Confirm email address' });
    await page.goto((await link.getAttribute('href')) ?? '');
    await page.waitForURL('**/dashboard'); // the page leads on by itself
  });

  it('[EV-017] a vendor logs in, searches for an event and opens it', async () => {
    const vendor = await person('demoVendor');
    const { page } = vendor;
    await logIn(vendor, accounts.demoVendor);
    await page.goto('/events');
    await enter(page.getByRole('button', { name: /^When:/ }));
    await choose(page.getByRole('search'), page.getByRole('radio', { name: 'All dates' }));
    await page.keyboard.press('Enter');
    await write(page.getByLabel('What'), OPEN_EVENT);
    await page.waitForURL((url) => url.searchParams.get('search') === OPEN_EVENT);
    await enter(page.getByRole('main').getByRole('link', { name: OPEN_EVENT }).first());
    await page.waitForURL(/\/events\/[\da-f-]{36}/);
    await sees(page.getByRole('heading', { level: 1, name: OPEN_EVENT }));
  });

  it('[AP-014] [AP-024] the vendor applies', async () => {
    const { page } = await person('demoVendor');
    await enter(page.getByRole('button', { name: 'Apply Now' }));
    await write(page.getByLabel('What products will you be selling? *'), 'Stoneware bowls and mugs');
    await enter(page.getByRole('button', { name: 'Send application' }));
    await sees(page.getByRole('button', { name: 'Application Submitted' }));
  });

  it('[AP-034] [AP-037] the organizer logs in and accepts', async () => {
    await demoData();
    const organizer = await person('demoOrganizer');
    const { page } = organizer;
    await logIn(organizer, accounts.demoOrganizer);
    await page.goto('/applications?status=pending');
    await enter(page.getByRole('button', { name: 'Accept', exact: true }).first());
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Accept application' }));
    await sees(page.getByText(/^[A-Z].+ accepted\./));
  });
});
