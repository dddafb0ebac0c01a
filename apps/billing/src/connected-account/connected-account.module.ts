import { Module } from '@nestjs/common';
import { StripeModule } from '../stripe/stripe.module.js';
import { AccountStatusHandler } from './account-status/account-status.handler.js';
import { AccountSync } from './account-sync.js';
import { ConnectedAccountReader } from './connected-account.reader.js';
import { CreateAccountLinkHandler } from './create-account-link/create-account-link.handler.js';
import { CreateConnectAccountHandler } from './create-connect-account/create-connect-account.handler.js';

@Module({
  imports: [StripeModule],
  controllers: [CreateConnectAccountHandler, CreateAccountLinkHandler, AccountStatusHandler],
  providers: [AccountSync, ConnectedAccountReader],
  exports: [AccountSync, ConnectedAccountReader],
})
export class ConnectedAccountModule {}
