import { Module } from '@nestjs/common';
import { topics } from '@stallbook/contracts';
import {
  erasureReport,
  ErasureReportReaction,
  EventStoreModule,
  ReactionsModule,
  DataExplorerModule,
  type EventStoreOptions,
  SystemModule,
  systemReport,
} from '@stallbook/event-store';
import { OdmModule } from '@stallbook/platform/odm';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { ApplicationModule } from './application/application.module.js';
import { applicationIntegrationEvents } from './application/application.integration-events.js';
import { applications } from './application/application.projection.js';
import { quickApplications } from './application/quick-application.projection.js';
import { timeSavedRecords } from './application/time-saved.projection.js';
import { ApplicationTemplateModule } from './application-template/application-template.module.js';
import { applicationTemplates } from './application-template/application-template.projection.js';
import { boothAllocation } from './booth-allocation/domain/booth-allocation.decider.js';
import { BulkDecisionModule } from './bulk-decision/bulk-decision.module.js';
import { DeskModule } from './desk/desk.module.js';
import { interestIntegrationEvents } from './interest/interest.integration-events.js';
import { InterestModule } from './interest/interest.module.js';
import { interests } from './interest/interest.projection.js';
import { invitationIntegrationEvents } from './invitation/invitation.integration-events.js';
import { InvitationModule } from './invitation/invitation.module.js';
import { invitations } from './invitation/invitation.projection.js';
import { CalculationModule } from './calculation/calculation.module.js';
import { CalendarFeedModule } from './calendar-feed/calendar-feed.module.js';
import { VendorMarkModule } from './vendor-mark/vendor-mark.module.js';
import { PersonDataModule } from './person-data/person-data.module.js';
import { exploredApplications } from './data-explorer/explored-applications.js';

export const eventStoreOptions: EventStoreOptions = {
  projections: [applications, applicationTemplates, interests, invitations, quickApplications, timeSavedRecords],
  mappers: [
    applicationIntegrationEvents,
    interestIntegrationEvents,
    invitationIntegrationEvents,
    erasureReport('applications'),
    systemReport('applications'),
  ],
  internal: [boothAllocation],
};

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
