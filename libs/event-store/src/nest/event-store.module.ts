import { Module, type DynamicModule } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, DB, LOGGER, MONGO_CLIENT, type Logger, type StallbookConfig } from '@stallbook/platform';
import type { Db, MongoClient } from 'mongodb';
import { PersonEraser } from '../personal-data/erasure.js';
import { PersonKeys } from '../personal-data/person-keys.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { prepareEventStore } from '../prepare.js';
import { EventCodec } from '../store/codec.js';
import { EventStore } from '../store/event-store.js';
import { assertSnapshotAllowed } from '../store/snapshots.js';
import { OPTIONS, type EventStoreOptions } from './options.js';
import { RelayRunner } from './relay-runner.js';

/**
 * The event store of one service: `EventStore`, `EventCodec`, `PersonalData` and `PersonEraser` to inject, and the
 * running relay.
 */
@Module({})
export class EventStoreModule {
  static forService(options: EventStoreOptions): DynamicModule {
    return {
      module: EventStoreModule,
      global: true,
      providers: [
        { provide: OPTIONS, useValue: options },
        {
          provide: PersonalData,
          inject: [DB, CONFIG],
          useFactory: (db: Db, config: StallbookConfig) => new PersonalData(new PersonKeys(db, config)),
        },
        {
          provide: EventCodec,
          inject: [PersonalData],
          useFactory: (personal: PersonalData) => new EventCodec(personal),
        },
        {
          provide: EventStore,
          inject: [MONGO_CLIENT, DB, CLOCK, EventCodec, LOGGER],
          useFactory: async (client: MongoClient, db: Db, clock: Clock, codec: EventCodec, logger: Logger) => {
            options.views.forEach((view) => assertSnapshotAllowed(view.aggregate));
            const indexes = await prepareEventStore(db, options.views);
            if (indexes.length > 0) logger.info({ indexes }, 'dropped indexes that no view declares any more');
            return new EventStore({ client, db, clock, codec, views: options.views });
          },
        },
        {
          provide: PersonEraser,
          inject: [DB, CLOCK, EventCodec, PersonalData],
          useFactory: (db: Db, clock: Clock, codec: EventCodec, personal: PersonalData) =>
            new PersonEraser({ db, clock, codec, personal, views: options.views }),
        },
        RelayRunner,
      ],
      exports: [EventStore, EventCodec, PersonalData, PersonEraser],
    };
  }
}
