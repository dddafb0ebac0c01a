import { Inject, Injectable } from '@nestjs/common';
import type { MarketEvent, UpdateMarketEventInput } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { PaidBooths } from '../../replicas/paid-booths.js';
import { detailsFromInput } from '../details-from-input.js';
import { marketEvent } from '../domain/market-event.decider.js';
import { mayNeedNotice } from '../domain/notice.js';
import { answerOf } from '../market-event.presenter.js';
import { RescheduleQuota } from './reschedule-quota.js';

/** Changes the details of a market event for its organizer. */
@Injectable()
export class MarketEventEditor {
  constructor(
    private readonly store: EventStore,
    private readonly booths: PaidBooths,
    private readonly quota: RescheduleQuota,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async edit(
    type: 'change-details' | 'set-up',
    input: UpdateMarketEventInput,
    context: CallContext,
  ): Promise<MarketEvent> {
    const actor = actorOf(context);
    const caller = callerContext(context);
    const { id, revision = null, reason = null } = input;
    const command = { type, actorId: actor.id, change: detailsFromInput(input), basedOn: revision, reason };
    const done = await this.store.transaction(
      caller,
      async (tx) => {
        const known = await tx.load(marketEvent, id);
        const paidAt = mayNeedNotice(command, known.state) ? await this.booths.lastPaid(id, tx.session) : null;
        const edited = await tx.execute(marketEvent, id, { ...command, paidAt, now: this.clock.now() }, known);
        const isRescheduled = edited.appended.some((event) => event.type === 'market-event.rescheduled');
        if (isRescheduled) await this.quota.take(id, tx.session);
        return edited;
      },
      { repeated: () => this.store.answerOf(marketEvent, caller) },
    );
    return answerOf(done, actor, this.clock.now());
  }
}
