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
import { ApplicationModule } from './application/application.module.js';
import { applicationPublication } from './application/application.publication.js';
import { applications } from './application/application.view.js';
import { booths } from './booths/domain/booths.js';
import { PersonDataModule } from './person-data/person-data.module.js';

export const eventStoreOptions: EventStoreOptions = {
  views: [applications],
  publications: [applicationPublication, erasureReport('applications'), systemReport('applications')],
  internal: [booths],
};

/** Needs `PlatformModule` beside it. */
@Module({})
export class ApplicationsModule {
  static register(_config: StallbookConfig): DynamicModule {
    return {
      module: ApplicationsModule,
      imports: [
        EventStoreModule.forService(eventStoreOptions),
        ReactionsModule.forService({ group: 'applications.reactions', topics: [...topics] }),
        SystemModule.forService('applications'),
        ApplicationModule,
        PersonDataModule,
      ],
      providers: [ErasureReportReaction],
    };
  }
}
