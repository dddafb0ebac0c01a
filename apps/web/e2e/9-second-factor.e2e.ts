import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { sees, type Person } from './support/browser.js';
import { accounts, it, person, stallbook } from './support/fixtures.js';

const ELEVEN_MINUTES = 11 * 60_000;
const { email, password } = accounts.demoVendor;

async function withAuthenticator({ context, page }: Person): Promise<void> {
  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

let recoveryCode = '';

/** Waits for the session renewal, so that a sign-out does not interrupt it. */
async function renewing({ page }: Person, change: () => Promise<void>): Promise<void> {
  const renewed = page.waitForResponse('**/auth/refresh');
  await change();
  await renewed;
}

async function firstStep({ page }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await sees(page.getByRole('heading', { name: 'One more step' }));
}

async function signOut({ page, context }: Person): Promise<void> {
  await page.goto('about:blank');
  await context.clearCookies();
}

describe('9. A passkey after the password', () => {
  it('a vendor adds a passkey and keeps the recovery codes', async () => {
    const vendor = await person('demoVendor');
    const { page } = vendor;
    await withAuthenticator(vendor);
    await vendor.signIn(email, password);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByLabel('Name', { exact: true }).fill('Laptop');
    await renewing(vendor, () => dialog.getByRole('button', { name: 'Create passkey' }).click());
    const codes = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
    await sees(codes);
    assert.equal(await codes.count(), 10);
    recoveryCode = (await codes.first().innerText()).trim();
    await vendor.shot('recovery-codes');
    await page.getByRole('button', { name: 'I saved my codes' }).click();
    await sees(page.getByRole('button', { name: 'Rename Laptop' }));
  });

  it('the passkey opens the account after the password, which alone does not', async () => {
    const vendor = await person('demoVendor');
    const { page } = vendor;
    await signOut(vendor);
    await firstStep(vendor);
    await vendor.shot('second-step');
    await page.goto('/profile');
    await page.waitForURL('**/login');
    await firstStep(vendor);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL('**/profile'); // where the person wanted to go
  });

  it('a change asks for the passkey again when eleven minutes have passed, and then goes through', async () => {
    const vendor = await person('demoVendor');
    const { page } = vendor;
    await stallbook.advance(ELEVEN_MINUTES);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Rename Laptop' }).click();
    const renaming = page.getByRole('dialog', { name: 'Rename passkey' });
    await renaming.getByLabel('Name', { exact: true }).fill('Blue laptop');
    await renaming.getByRole('button', { name: 'Save' }).click();
    const again = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await sees(again);
    await vendor.shot('step-up');
    await again.getByRole('button', { name: 'Use a passkey' }).click();
    await sees(page.getByRole('button', { name: 'Rename Blue laptop' }));
  });

  it('a recovery code opens the account in a browser without the passkey, whose removal there turns the second factor off', async () => {
    const vendor = await person('demoVendor');
    const { page } = vendor;
    await signOut(vendor);
    await firstStep(vendor);
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto('/profile');
    await sees(page.getByText('9 codes are left.'));
    await page.getByRole('button', { name: 'Remove Blue laptop' }).click();
    const question = page.getByRole('dialog', { name: 'Turn off the second factor?' });
    await renewing(vendor, () => question.getByRole('button', { name: 'Turn off' }).click());
    await sees(page.getByText('Second factor turned off'));
    await signOut(vendor);
    await vendor.signIn(email, password);
  });
});
