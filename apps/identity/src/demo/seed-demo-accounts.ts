import { randomBytes } from 'node:crypto';
import { DEMO_CAST, ProfileRole, demoAccountId } from '@stallbook/contracts';
import { newId, type Clock } from '@stallbook/kernel';
import type { ErasureReader } from '../erasure/erasure.reader.js';
import type { ProfileProvisioning } from '../profile/profile-provisioning.js';
import type { Accounts } from '../account/accounts.js';
import type { PasswordHasher } from '../account/credentials/password-hasher.js';
import { DEMO_ACCOUNTS, type DemoAccount } from '../account/demo-accounts.js';

interface Parts {
  accounts: Accounts;
  passwords: PasswordHasher;
  profiles: ProfileProvisioning;
  clock: Clock;
  erasures: ErasureReader;
}

/** Adds the missing demo accounts, confirmed and with profiles. Deleted ones stay deleted. */
export async function seedDemoAccounts(parts: Parts): Promise<void> {
  for (const { password, ...account } of DEMO_ACCOUNTS)
    await seed(parts, account, () => parts.passwords.hash(password, account.email));
  // One hash for all, because hashing is slow by design.
  let hash: Promise<string> | undefined;
  const hashOnce = () => (hash ??= parts.passwords.hash(randomBytes(32).toString('base64url'), 'demo'));
  for (const { email, role, businessName, contactName, city, state } of DEMO_CAST) {
    const metadata = { role: ProfileRole[role], businessName, contactName, city, state };
    await seed(parts, { email, metadata }, hashOnce);
  }
}

async function seed(
  { accounts, profiles, erasures, clock }: Parts,
  { email, metadata }: Omit<DemoAccount, 'password'>,
  hash: () => Promise<string>,
): Promise<void> {
  const id = demoAccountId(email);
  if (await erasures.idOf(id)) return;
  if (!(await accounts.byEmail(email))) {
    const now = clock.now();
    const passwordHash = await hash();
    await accounts.add({ _id: id, email, passwordHash, emailConfirmedAt: now, metadata, createdAt: now });
  }
  const account = await accounts.byEmail(email);
  if (account) await profiles.ensure(account, newId());
}
