import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { MessageBus } from '@stallbook/messaging';
import {
  BUS,
  CONFIG,
  DB,
  HOSTED,
  LOGGER,
  MONGO_CLIENT,
  share,
  type Logger,
  type Shared,
  type StallbookConfig,
} from '@stallbook/platform';
import type { Db, MongoClient } from 'mongodb';
import { ownChanges, SharedChanges } from '../relay/commit-changes.js';
import { Relay } from '../relay/relay.js';
import { EventCodec } from '../store/codec.js';
import { relayFailures, watchSetAside } from './metrics.js';
import { OPTIONS, type EventStoreOptions } from './options.js';

@Injectable()
export class RelayRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private relay: Relay | undefined;
  private unwatch: (() => void) | undefined;
  private shared: Shared<SharedChanges> | undefined;

  constructor(
    @Inject(DB) private readonly db: Db,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(BUS) private readonly bus: MessageBus,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(HOSTED) private readonly hosted: boolean,
    private readonly codec: EventCodec,
    @Inject(OPTIONS) private readonly options: EventStoreOptions,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.hosted) this.shared = await this.sharedChanges();
    const { db, bus, codec, logger } = this;
    const { mappers, projections, internal = [] } = this.options;
    const silent = [...projections.map(({ aggregate }) => aggregate), ...internal];
    const changes = this.shared?.value ?? ownChanges;
    const onFailure = () => relayFailures.inc({ database: db.databaseName });
    this.relay = new Relay({ db, bus, codec, logger, mappers, silent, changes, onFailure });
    this.relay.start();
    this.unwatch = watchSetAside(db);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.unwatch?.();
    await this.relay?.stop();
    await this.shared?.release();
  }

  private sharedChanges(): Promise<Shared<SharedChanges>> {
    const { STALLBOOK_DB_PREFIX: prefix, MONGODB_URL: url } = this.config;
    return share(
      `commits ${url} ${prefix}`,
      async () => new SharedChanges(this.client, new RegExp(`^${prefix}_`)),
      async () => undefined,
    );
  }
}
