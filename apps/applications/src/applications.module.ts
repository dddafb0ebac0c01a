import { Module, type DynamicModule } from '@nestjs/common';
import { topics } from '@stallbook/contracts';
import {
  erasureReport,
  ErasureReportReaction,
  EventStoreModule,
  ReactionsModule,
  type EventStoreOptions,
  SystemModule,
  systemReport,
} from '@stallbook/event-store';
import type { StallbookConfig } from '@stallbook/platform';
import { OdmModule } from '@stallbook/platform/odm';
import { ApplicationModule } from './application/application.module.js';
import { applicationIntegrationEvents } from './application/application.integration-events.js';
import { applications } from './application/application.projection.js';
import { boothAllocation } from './booth-allocation/domain/booth-allocation.decider.js';
import { CalculationModule } from './calculation/calculation.module.js';
import { PersonDataModule } from './person-data/person-data.module.js';

export const eventStoreOptions: EventStoreOptions = {
  projections: [applications],
  mappers: [applicationIntegrationEvents, erasureReport('applications'), systemReport('applications')],
  internal: [boothAllocation],
};

/** The host also imports `PlatformModule`. */
@Module({})
export class ApplicationsModule {
  static register(_config: StallbookConfig): DynamicModule {
    return {
      module: ApplicationsModule,
      imports: [
        OdmModule,
        EventStoreModule.forService(eventStoreOptions),
        ReactionsModule.forService({ group: 'applications.reactions', topics: [...topics] }),
        SystemModule.forService('applications'),
        ApplicationModule,
        CalculationModule,
        PersonDataModule,
      ],
      providers: [ErasureReportReaction],
    };
  }
}
