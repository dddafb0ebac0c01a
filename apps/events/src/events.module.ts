import { Module, type DynamicModule } from '@nestjs/common';
import { topics } from '@stallbook/contracts';
import { EventStoreModule, ReactionsModule } from '@stallbook/event-store';
import { AdminOperationModule } from './admin-operation/admin-operation.module.js';
import { ClaimModule } from './claim/claim.module.js';
import { eventStoreOptions } from './event-store-options.js';
import { MarketEventModule } from './market-event/market-event.module.js';
import { PeopleModule } from './people/people.module.js';

@Module({})
export class EventsModule {
  static register(): DynamicModule {
    return {
      module: EventsModule,
      imports: [
        EventStoreModule.forService(eventStoreOptions),
        ReactionsModule.forService({ group: 'events.reactions', topics }),
        PeopleModule,
        AdminOperationModule,
        ClaimModule,
        MarketEventModule,
      ],
    };
  }
}
