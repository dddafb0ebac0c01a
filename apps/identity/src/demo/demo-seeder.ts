import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, type StallbookConfig } from '@stallbook/platform';
import { ErasureReader } from '../erasure/erasure.reader.js';
import { ProfileProvisioning } from '../profile/profile-provisioning.js';
import { Accounts } from '../account/accounts.js';
import { PasswordHasher } from '../account/credentials/password-hasher.js';
import { seedDemoAccounts } from './seed-demo-accounts.js';

@Injectable()
export class DemoSeeder implements OnApplicationBootstrap {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: PasswordHasher,
    private readonly profiles: ProfileProvisioning,
    private readonly erasures: ErasureReader,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { accounts, passwords, profiles, erasures, clock } = this;
    if (this.config.STALLBOOK_DEMO) await seedDemoAccounts({ accounts, passwords, profiles, erasures, clock });
  }
}
