import { demoAccountId } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import type { Clock } from '@stallbook/kernel';
import type { ErasureReader } from '../erasure/erasure.reader.js';
import type { ProfileProvisioning } from '../profile/profile-provisioning.js';
import type { Accounts } from '../account/accounts.js';
import type { PasswordHasher } from '../account/credentials/password-hasher.js';
import { DEMO_ACCOUNTS } from '../account/demo-accounts.js';

interface Parts {
  accounts: Accounts;
  passwords: PasswordHasher;
  profiles: ProfileProvisioning;
  clock: Clock;
  erasures: ErasureReader;
}

/** Adds the missing demo accounts, confirmed and with profiles. Deleted ones stay deleted. */
export async function seedDemoAccounts({ accounts, passwords, profiles, erasures, clock }: Parts): Promise<void> {
  for (const { email, password, metadata } of DEMO_ACCOUNTS) {
    const id = demoAccountId(email);
    if (await erasures.idOf(id)) continue;
    if (!(await accounts.byEmail(email))) {
      const now = clock.now();
      await accounts.add({
        _id: id,
        email,
        passwordHash: await passwords.hash(password),
        emailConfirmedAt: now,
        metadata,
        createdAt: now,
      });
    }
    const account = await accounts.byEmail(email);
    if (account) await profiles.ensure(account, newId());
  }
}
