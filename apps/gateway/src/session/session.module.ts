import { Module, type DynamicModule } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import {
  AdminList,
  CLOCK,
  SessionRevocationList,
  LOGGER,
  REDIS,
  accessTokenKeys,
  type Logger,
  type StallbookConfig,
} from '@stallbook/platform';
import { RpcClient } from '@stallbook/rpc';
import type { Redis } from 'ioredis';
import { ReadCache } from '../cache/read-cache.js';
import { SessionCookies } from './cookies.js';
import { Requests } from './requests.js';
import { SessionReplies } from './session-replies.js';

/** Who asks: shared by the GraphQL context, the controllers and the board of the queues. */
@Module({})
export class SessionModule {
  static register(config: StallbookConfig): DynamicModule {
    return {
      module: SessionModule,
      global: true,
      providers: [
        { provide: SessionCookies, useFactory: () => new SessionCookies(config.STALLBOOK_PUBLIC_URL) },
        SessionReplies,
        {
          provide: SessionRevocationList,
          inject: [REDIS, CLOCK, LOGGER],
          useFactory: (redis: Redis, clock: Clock, logger: Logger) =>
            new SessionRevocationList({ redis, clock, logger, config }),
        },
        {
          provide: Requests,
          inject: [RpcClient, CLOCK, SessionCookies, SessionRevocationList],
          useFactory: (rpc: RpcClient, clock: Clock, cookies: SessionCookies, ended: SessionRevocationList) =>
            new Requests({
              rpc,
              clock,
              cookies,
              ended,
              cache: new ReadCache(clock),
              keys: accessTokenKeys(config),
              admins: new AdminList(config),
            }),
        },
      ],
      exports: [SessionRevocationList, SessionCookies, SessionReplies, Requests],
    };
  }
}
