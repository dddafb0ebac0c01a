import { Module, type DynamicModule } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import {
  AdminList,
  CLOCK,
  SessionRevocationList,
  accessTokenKeys,
  sessionRevocations,
  type StallbookConfig,
} from '@stallbook/platform';
import { RpcClient } from '@stallbook/rpc';
import { ReadCache } from '../cache/read-cache.js';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { SessionCookies } from './cookies.js';
import { Requests } from './requests.js';
import { SignInStrategy } from './sign-in.strategy.js';
import { SessionReplies } from './session-replies.js';

@Module({})
export class SessionModule {
  static register(config: StallbookConfig): DynamicModule {
    return {
      module: SessionModule,
      global: true,
      providers: [
        { provide: SessionCookies, useFactory: () => new SessionCookies(config.STALLBOOK_PUBLIC_URL) },
        SessionReplies,
        sessionRevocations,
        {
          provide: AccessTokenStrategy,
          inject: [CLOCK, SessionCookies, SessionRevocationList],
          useFactory: (clock: Clock, cookies: SessionCookies, ended: SessionRevocationList) =>
            new AccessTokenStrategy({
              clock,
              cookies,
              ended,
              keys: accessTokenKeys(config),
              admins: new AdminList(config),
            }),
        },
        {
          provide: Requests,
          inject: [RpcClient, CLOCK],
          useFactory: (rpc: RpcClient, clock: Clock) => new Requests({ rpc, cache: new ReadCache(clock) }),
        },
        SignInStrategy,
      ],
      exports: [SessionRevocationList, SessionCookies, SessionReplies, Requests, AccessTokenStrategy, SignInStrategy],
    };
  }
}
