import { Module, type DynamicModule } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, DB, MONGO_CLIENT, type StallbookConfig } from '@stallbook/platform';
import type { Db, MongoClient } from 'mongodb';
import { assertSealable } from '../personal-data/assert-sealable.js';
import { PersonEraser } from '../personal-data/erasure.js';
import { PersonKeys } from '../personal-data/person-keys.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { prepareEventStore } from '../prepare.js';
import { EventCodec } from '../store/codec.js';
import { EventStore } from '../store/event-store.js';
import { IndexBuilder, UnbuiltProjections } from './index-builder.js';
import { OPTIONS, type EventStoreOptions } from './options.js';
import { RelayRunner } from './relay-runner.js';

/** Provides `EventStore`, `EventCodec`, `PersonalData`, and `PersonEraser`, and runs the relay of one service. */
@Module({})
export class EventStoreModule {
  static forService(options: EventStoreOptions): DynamicModule {
    const { projections, mappers, internal = [] } = options;
    assertSealable([...[...projections, ...mappers].map(({ aggregate }) => aggregate), ...internal]);
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
          provide: UnbuiltProjections,
          inject: [DB],
          useFactory: async (db: Db) => new UnbuiltProjections(await prepareEventStore(db, options.projections)),
        },
        {
          provide: EventStore,
          inject: [MONGO_CLIENT, DB, CLOCK, EventCodec, UnbuiltProjections],
          useFactory: (client: MongoClient, db: Db, clock: Clock, codec: EventCodec) =>
            new EventStore({ client, db, clock, codec, projections: options.projections }),
        },
        {
          provide: PersonEraser,
          inject: [DB, CLOCK, EventCodec, PersonalData],
          useFactory: (db: Db, clock: Clock, codec: EventCodec, personal: PersonalData) =>
            new PersonEraser({ db, clock, codec, personal, projections: options.projections }),
        },
        IndexBuilder,
        RelayRunner,
      ],
      exports: [EventStore, EventCodec, PersonalData, PersonEraser],
    };
  }
}
