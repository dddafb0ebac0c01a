import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { MercuriusDriver, type MercuriusDriverConfig } from '@nestjs/mercurius';
import { queueNames } from '@stallbook/contracts';
import {
  HourlyQuota,
  PlatformModule,
  QUEUE_REDIS,
  REDIS,
  openQueue,
  type StallbookConfig,
  LOGGER,
  type Logger,
} from '@stallbook/platform';
import type { Redis } from 'ioredis';
import { DownloadsController } from './files/downloads.controller.js';
import { FileServer } from './files/file-server.js';
import { ImageUploadsController } from './files/image-uploads.controller.js';
import { MediaController } from './files/media.controller.js';
import { UploadsController } from './files/uploads.controller.js';
import { RecordExportController } from './data-explorer/record-export.controller.js';
import { ChangeLimit } from './graphql/change-limit.js';
import { graphqlOptions, type GraphqlSettings } from './graphql/graphql-options.js';
import { UnsubscribeController } from './notifications/unsubscribe.controller.js';
import { resolvers } from './resolvers.js';
import { ErrorFilter } from './http/error.filter.js';
import { LiveChannels } from './live/live-channels.js';
import { LiveController } from './live/live.controller.js';
import { StreamSlots } from './live/stream-slots.js';
import { QUEUES } from './queues/queues.js';
import { AuthController } from './session/auth.controller.js';
import { SecondFactorController } from './session/second-factor.controller.js';
import { SessionCookies } from './session/cookies.js';
import { Requests } from './session/requests.js';
import { SessionModule } from './session/session.module.js';
import { MailWebhookController } from './webhooks/mail-webhook.controller.js';
import { StripeWebhookController } from './webhooks/stripe-webhook.controller.js';

@Module({})
export class GatewayModule {
  static register(config: StallbookConfig, settings: GraphqlSettings): DynamicModule {
    return {
      module: GatewayModule,
      imports: [
        PlatformModule.forService({ service: 'gateway', config, without: ['mongo', 'bus'] }),
        SessionModule.register(config),
        GraphQLModule.forRootAsync<MercuriusDriverConfig>({
          driver: MercuriusDriver,
          inject: [Requests, SessionCookies, LOGGER],
          useFactory: (requests: Requests, cookies: SessionCookies, logger: Logger) =>
            graphqlOptions({ requests, cookies, logger }, settings),
        }),
      ],
      controllers: [
        AuthController,
        SecondFactorController,
        MailWebhookController,
        StripeWebhookController,
        LiveController,
        UploadsController,
        ImageUploadsController,
        MediaController,
        DownloadsController,
        RecordExportController,
        UnsubscribeController,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_GUARD, useClass: ChangeLimit },
        ...resolvers,
        HourlyQuota,
        { provide: FileServer, useFactory: () => new FileServer(config.STALLBOOK_FILES_URL) },
        { provide: StreamSlots, useFactory: () => new StreamSlots(config.STALLBOOK_LIVE_STREAMS_PER_PERSON) },
        {
          provide: LiveChannels,
          inject: [REDIS, LOGGER],
          useFactory: (redis: Redis, logger: Logger) => new LiveChannels(redis, config, logger),
        },
        {
          provide: QUEUES,
          inject: [QUEUE_REDIS, LOGGER],
          useFactory: (redis: Redis, logger: Logger) =>
            queueNames.map((name) => openQueue(name, { redis, config, logger })),
        },
      ],
    };
  }
}
