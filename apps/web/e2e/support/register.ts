import { sees, type Person } from './browser.js';
import { mailTo } from './mailbox.js';
import { accounts, stallbook } from './fixtures.js';

interface Business {
  role: 'Vendor' | 'Organizer';
  businessName: string;
  contactName: string;
  city: string;
  state: string;
}

export const register = (one: Person, who: keyof typeof accounts, business: Business): Promise<void> =>
  registerAs(one, accounts[who], business);

export async function registerAs(
  one: Person,
  { email, password }: { email: string; password: string },
  business: Business,
): Promise<void> {
  const { page } = one;
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await sees(page.getByRole('radiogroup', { name: 'Choose a plan' }).getByRole('radio', { name: /Free/ }));
  await one.shot('register-plan');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${business.role}`) }).check();
  await page.getByLabel('Business name').fill(business.businessName);
  await page.getByLabel('Contact name').fill(business.contactName);
  await page.getByLabel('City').fill(business.city);
  await page.getByLabel('State').fill(business.state);
  await page.getByRole('button', { name: 'Create account' }).click();
  await sees(page.getByRole('heading', { name: 'Check your inbox' }));
  await one.shot('register-check-inbox');

  const mail = await mailTo(stallbook.mailbox, email, /confirm/i);
  await page.goto(mail.page);
  await one.shot('confirmation-mail');
  const link = page.getByRole('link', { name: 'Confirm email address' });
  await page.goto((await link.getAttribute('href')) ?? '');
  await sees(page.getByText('Your email has been confirmed! Welcome to Stallbook.'));
  await page.waitForURL('**/dashboard'); // the page leads on by itself
}
