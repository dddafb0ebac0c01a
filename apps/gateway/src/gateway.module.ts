import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { MercuriusDriver, type MercuriusDriverConfig } from '@nestjs/mercurius';
import {
  ACCOUNT_EXPORTS_QUEUE,
  EMAILS_QUEUE,
  ERASURES_QUEUE,
  IMPORTS_QUEUE,
  REMINDERS_QUEUE,
} from '@stallbook/contracts';
import {
  HealthModule,
  PlatformModule,
  REDIS,
  openQueue,
  type StallbookConfig,
  LOGGER,
  type Logger,
} from '@stallbook/platform';
import type { Redis } from 'ioredis';
import { DownloadsController } from './files/downloads.controller.js';
import { FileServer } from './files/file-server.js';
import { UploadsController } from './files/uploads.controller.js';
import { graphqlOptions, type GraphqlSettings } from './graphql/graphql-options.js';
import { resolvers } from './graphql/resolvers.js';
import { ErrorFilter } from './http/error.filter.js';
import { LiveChannels } from './live/live-channels.js';
import { LiveController } from './live/live.controller.js';
import { QUEUES } from './queues/queues.js';
import { AuthController } from './sessions/auth.controller.js';
import { SecondFactorController } from './sessions/second-factor.controller.js';
import { SessionCookies } from './sessions/cookies.js';
import { Requests } from './sessions/requests.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { StripeWebhookController } from './webhooks/stripe-webhook.controller.js';

@Module({})
export class GatewayModule {
  static register(config: StallbookConfig, settings: GraphqlSettings): DynamicModule {
    return {
      module: GatewayModule,
      imports: [
        PlatformModule.forService({ service: 'gateway', config, without: ['mongo', 'bus'] }),
        HealthModule,
        SessionsModule.register(config),
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
        StripeWebhookController,
        LiveController,
        UploadsController,
        DownloadsController,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        ...resolvers,
        { provide: FileServer, useFactory: () => new FileServer(config.STALLBOOK_FILES_URL) },
        {
          provide: LiveChannels,
          inject: [REDIS],
          useFactory: (redis: Redis) =>
            new LiveChannels(redis.duplicate({ lazyConnect: false }), config.STALLBOOK_DB_PREFIX),
        },
        {
          provide: QUEUES,
          inject: [REDIS, LOGGER],
          useFactory: (redis: Redis, logger: Logger) =>
            [ACCOUNT_EXPORTS_QUEUE, EMAILS_QUEUE, ERASURES_QUEUE, IMPORTS_QUEUE, REMINDERS_QUEUE].map((name) =>
              openQueue(name, { redis, config, logger }),
            ),
        },
      ],
    };
  }
}
