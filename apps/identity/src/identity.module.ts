import { Module } from '@nestjs/common';
import { topics } from '@stallbook/contracts';
import {
  DataExplorerModule,
  EventStoreModule,
  ReactionsModule,
  SystemModule,
  systemReport,
} from '@stallbook/event-store';
import type { EventStoreOptions } from '@stallbook/event-store';
import { OdmModule } from '@stallbook/platform/odm';
import { AddressSharingModule } from './address-sharing/address-sharing.module.js';
import { AccountModule } from './account/account.module.js';
import { DemoModule } from './demo/demo.module.js';
import { DirectoryModule } from './directory/directory.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { erasureIntegrationEvents } from './erasure/erasure.integration-events.js';
import { erasures } from './erasure/erasure.projection.js';
import { PersonDataModule } from './person-data/person-data.module.js';
import { profileIntegrationEvents } from './profile/profile.integration-events.js';
import { profiles } from './profile/profile.projection.js';
import { ProfileModule } from './profile/profile.module.js';
import { exploredAccounts } from './data-explorer/explored-accounts.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SessionModule } from './session/session.module.js';
import { supportActionIntegrationEvents } from './support/support-action.integration-events.js';
import { SupportModule } from './support/support.module.js';

export const eventStoreOptions: EventStoreOptions = {
  projections: [profiles, erasures],
  mappers: [
    profileIntegrationEvents,
    erasureIntegrationEvents,
    supportActionIntegrationEvents,
    systemReport('identity'),
  ],
};

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
