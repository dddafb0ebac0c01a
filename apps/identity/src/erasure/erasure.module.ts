import { Module } from '@nestjs/common';
import { ERASURES_QUEUE, type ErasureWork } from '@stallbook/contracts';
import { AddressHash, workQueue } from '@stallbook/platform';
import { AccountModule } from '../account/account.module.js';
import { SessionModule } from '../session/session.module.js';
import { CarryOutErasureHandler } from './carry-out-erasure/carry-out-erasure.handler.js';
import { EraseAccountHandler } from './erase-account/erase-account.handler.js';
import { ErasureReader } from './erasure.reader.js';
import { AddressHistory } from './address-history.js';
import { ReadErasuresHandler } from './read-erasures/read-erasures.handler.js';
import { ErasureCompletedReaction } from './reactions/erasure-completed.reaction.js';
import { PersonalDataCleaner } from './personal-data-cleaner.js';

/** Retries for several days. */
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
  providers: [AddressHash, erasureQueue, ErasureReader, AddressHistory, ErasureCompletedReaction, PersonalDataCleaner],
  exports: [ErasureReader],
})
export class ErasureModule {}
