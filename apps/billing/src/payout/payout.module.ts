import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { ConnectedAccountModule } from '../connected-account/connected-account.module.js';
import { Ledger } from '../ledger/ledger.js';
import { ledgerEntrySchema } from '../ledger/ledger.schema.js';
import { StripeModule } from '../stripe/stripe.module.js';
import { OrganizerPayoutsHandler } from './organizer-payouts/organizer-payouts.handler.js';
import { PayoutSync } from './payout-sync.js';
import { payoutSchema } from './payout.schema.js';

@Module({
  imports: [modelsOf(ledgerEntrySchema, payoutSchema), StripeModule, ConnectedAccountModule],
  controllers: [OrganizerPayoutsHandler],
  providers: [Ledger, PayoutSync],
  exports: [PayoutSync],
})
export class PayoutModule {}
