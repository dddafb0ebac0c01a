import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { SessionModule } from '../session/session.module.js';
import { SupportActions } from './support-actions.js';
import { SupportAccountHandler } from './support-account/support-account.handler.js';

@Module({
  imports: [AccountModule, SessionModule],
  providers: [SupportActions],
  controllers: [SupportAccountHandler],
  exports: [SupportActions],
})
export class SupportModule {}
