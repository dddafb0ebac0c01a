import { Module } from '@nestjs/common';
import { topics } from '@stallbook/contracts';
import { DataExplorerModule, SystemModule } from '@stallbook/administration';
import { ErasureReportReaction, EventStoreModule, ReactionsModule } from '@stallbook/event-store';
import { OdmModule } from '@stallbook/platform/odm';
import { AdminOperationModule } from './admin-operation/admin-operation.module.js';
import { ClaimModule } from './claim/claim.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { DemoModule } from './demo/demo.module.js';
import { EventPlanModule } from './event-plan/event-plan.module.js';
import { eventStoreOptions } from './event-store-options.js';
import { ImportModule } from './import/import.module.js';
import { MarketEventModule } from './market-event/market-event.module.js';
import { OwnerErasureModule } from './owner-erasure/owner-erasure.module.js';
import { PersonDataModule } from './person-data/person-data.module.js';
import { RecommendationModule } from './recommendation/recommendation.module.js';
import { exploredClaims } from './data-explorer/explored-claims.js';
import { exploredMarketEvents } from './data-explorer/explored-market-events.js';
import { ReplicaModule } from './replicas/replica.module.js';
import { TransferModule } from './transfer/transfer.module.js';
import { VendorPreferenceModule } from './vendor-preference/vendor-preference.module.js';

/** Needs `PlatformModule`. */
@Module({
  imports: [
    OdmModule,
    EventStoreModule.forService(eventStoreOptions),
    ReactionsModule.forService({ group: 'events.reactions', topics: [...topics] }),
    SystemModule.forService('events'),
    DataExplorerModule.forService('events', () => [exploredClaims, exploredMarketEvents]),
    ReplicaModule,
    AdminOperationModule,
    ClaimModule,
    MarketEventModule,
    TransferModule,
    DashboardModule,
    ImportModule,
    DemoModule,
    EventPlanModule,
    OwnerErasureModule,
    PersonDataModule,
    RecommendationModule,
    VendorPreferenceModule,
  ],
  providers: [ErasureReportReaction],
})
export class EventsModule {}
