import { demoAccountId } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import type { Clock } from '@stallbook/kernel';
import type { ErasureReader } from '../../erasure/erasure.reader.js';
import type { ProfileProvisioning } from '../../profile/profile-provisioning.js';
import type { Accounts } from '../accounts.js';
import type { PasswordHasher } from '../credentials/password-hasher.js';
import { DEMO_ACCOUNTS } from './demo-accounts.js';

interface Parts {
  accounts: Accounts;
  passwords: PasswordHasher;
  profiles: ProfileProvisioning;
  clock: Clock;
  erasures: ErasureReader;
}

/** Makes the confirmed demo accounts and their profiles; those that exist stay as they are, and deleted ones deleted. */
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
