import { Module } from '@nestjs/common';
import { AddressHash } from '@stallbook/platform';
import { AccountsModule } from '../account/accounts.module.js';
import { SessionsModule } from '../session/sessions.module.js';
import { CarryOutErasureHandler } from './carry-out-erasure/carry-out-erasure.handler.js';
import { EraseAccountHandler } from './erase-account/erase-account.handler.js';
import { ErasureQueue } from './erasure-queue.js';
import { ErasureReader } from './erasure-reader.js';
import { FormerAddresses } from './former-addresses.js';
import { ReadErasuresHandler } from './read-erasures/read-erasures.handler.js';
import { ServiceDoneReaction } from './reactions/service-done.reaction.js';
import { Traces } from './traces.js';

@Module({
  imports: [AccountsModule, SessionsModule],
  controllers: [CarryOutErasureHandler, EraseAccountHandler, ReadErasuresHandler],
  providers: [AddressHash, ErasureQueue, ErasureReader, FormerAddresses, ServiceDoneReaction, Traces],
  exports: [ErasureReader],
})
export class ErasureModule {}
