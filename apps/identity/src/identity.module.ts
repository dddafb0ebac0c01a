import { Module } from '@nestjs/common';
import { topics } from '@stallbook/contracts';
import { DataExplorerModule, SystemModule } from '@stallbook/administration';
import { EventStoreModule, ReactionsModule } from '@stallbook/event-store';
import { OdmModule } from '@stallbook/platform/odm';
import { AddressSharingModule } from './address-sharing/address-sharing.module.js';
import { AccountModule } from './account/account.module.js';
import { DemoModule } from './demo/demo.module.js';
import { DirectoryModule } from './directory/directory.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { PersonDataModule } from './person-data/person-data.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { exploredAccounts } from './data-explorer/explored-accounts.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SessionModule } from './session/session.module.js';
import { SupportModule } from './support/support.module.js';
import { eventStoreOptions } from './event-store-options.js';

@Module({
  imports: [
    OdmModule,
    EventStoreModule.forService(eventStoreOptions),
    ReactionsModule.forService({ group: 'identity.reactions', topics: [...topics] }),
    SystemModule.forService('identity'),
    DataExplorerModule.forService('identity', (config) => [exploredAccounts(config)]),
    AccountModule,
    AddressSharingModule,
    ProfileModule,
    SessionModule,
    SecondFactorModule,
    ErasureModule,
    PersonDataModule,
    DirectoryModule,
    SupportModule,
    DemoModule,
  ],
})
export class IdentityModule {}
