import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { topics } from '@stallbook/contracts';
import { EventStoreModule, ReactionsModule, SystemModule, systemReport } from '@stallbook/event-store';
import type { EventStoreOptions } from '@stallbook/event-store';
import type { StallbookConfig } from '@stallbook/platform';
import { AccountsModule } from './account/accounts.module.js';
import { DemoSeeder } from './account/demo/demo-seeder.js';
import { DirectoryModule } from './directory/directory.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { erasurePublication } from './erasure/erasure.publication.js';
import { erasures } from './erasure/erasure.view.js';
import { PersonDataModule } from './person-data/person-data.module.js';
import { profilePublication } from './profile/profile.publication.js';
import { profiles } from './profile/profile.view.js';
import { ProfilesModule } from './profile/profiles.module.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SessionsModule } from './session/sessions.module.js';
import { assistancePublication } from './support/assistance.publication.js';
import { SupportModule } from './support/support.module.js';

export const eventStoreOptions: EventStoreOptions = {
  views: [profiles, erasures],
  publications: [profilePublication, erasurePublication, assistancePublication, systemReport('identity')],
};

@Module({})
export class IdentityModule {
  static register(_config: StallbookConfig): DynamicModule {
    return {
      module: IdentityModule,
      imports: [
        EventStoreModule.forService(eventStoreOptions),
        ReactionsModule.forService({ group: 'identity.reactions', topics: [...topics] }),
        SystemModule.forService('identity'),
        AccountsModule,
        ProfilesModule,
        SessionsModule,
        SecondFactorModule,
        ErasureModule,
        PersonDataModule,
        DirectoryModule,
        SupportModule,
      ],
      providers: [DemoSeeder],
    };
  }
}
