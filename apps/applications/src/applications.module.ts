import { Module } from '@nestjs/common';
import { topics } from '@stallbook/contracts';
import { DataExplorerModule, SystemModule } from '@stallbook/administration';
import { ErasureReportReaction, EventStoreModule, ReactionsModule } from '@stallbook/event-store';
import { OdmModule } from '@stallbook/platform/odm';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { ApplicationModule } from './application/application.module.js';
import { ApplicationTemplateModule } from './application-template/application-template.module.js';
import { BulkDecisionModule } from './bulk-decision/bulk-decision.module.js';
import { DeskModule } from './desk/desk.module.js';
import { InterestModule } from './interest/interest.module.js';
import { InvitationModule } from './invitation/invitation.module.js';
import { CalculationModule } from './calculation/calculation.module.js';
import { CalendarFeedModule } from './calendar-feed/calendar-feed.module.js';
import { VendorMarkModule } from './vendor-mark/vendor-mark.module.js';
import { PersonDataModule } from './person-data/person-data.module.js';
import { exploredApplications } from './data-explorer/explored-applications.js';
import { eventStoreOptions } from './event-store-options.js';

/** The host also imports `PlatformModule`. */
@Module({
  imports: [
    OdmModule,
    EventStoreModule.forService(eventStoreOptions),
    ReactionsModule.forService({ group: 'applications.reactions', topics: [...topics] }),
    SystemModule.forService('applications'),
    DataExplorerModule.forService('applications', () => [exploredApplications]),
    AnalyticsModule,
    ApplicationModule,
    ApplicationTemplateModule,
    BulkDecisionModule,
    DeskModule,
    InterestModule,
    InvitationModule,
    CalculationModule,
    CalendarFeedModule,
    PersonDataModule,
    VendorMarkModule,
  ],
  providers: [ErasureReportReaction],
})
export class ApplicationsModule {}
