import { Module } from '@nestjs/common';
import { ERASURES_QUEUE, type ErasureWork } from '@stallbook/contracts';
import { AddressHash, workQueue } from '@stallbook/platform';
import { AccountModule } from '../account/account.module.js';
import { SessionModule } from '../session/session.module.js';
import { CarryOutErasureHandler } from './carry-out-erasure/carry-out-erasure.handler.js';
import { EraseAccountHandler } from './erase-account/erase-account.handler.js';
import { ErasureReader } from './erasure.reader.js';
import { FormerAddresses } from './former-addresses.js';
import { ReadErasuresHandler } from './read-erasures/read-erasures.handler.js';
import { ServiceDoneReaction } from './reactions/service-done.reaction.js';
import { PersonalDataCleaner } from './personal-data-cleaner.js';

/** Some days of tries. */
const OPTIONS = { attempts: 20, backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 } };

const erasureQueue = workQueue<ErasureWork>(ErasureReader, {
  queue: ERASURES_QUEUE,
  job: 'erasure',
  data: (erasureId) => ({ erasureId }),
  options: OPTIONS,
});

@Module({
  imports: [AccountModule, SessionModule],
  controllers: [CarryOutErasureHandler, EraseAccountHandler, ReadErasuresHandler],
  providers: [AddressHash, erasureQueue, ErasureReader, FormerAddresses, ServiceDoneReaction, PersonalDataCleaner],
  exports: [ErasureReader],
})
export class ErasureModule {}
