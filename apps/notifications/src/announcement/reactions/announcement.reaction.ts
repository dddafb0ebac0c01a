import { Injectable } from '@nestjs/common';
import {
  applicationAccepted,
  applicationRejected,
  applicationSubmitted,
  claimApproved,
  claimDenied,
  marketEventSaved,
  paymentCompleted,
  paymentRefundMade,
  personErased,
  profileSaved,
} from '@stallbook/contracts';
import { Reacts, type CollectedWork, type Reaction } from '@stallbook/event-store';
import { EmailOutbox } from '../../email/email-outbox.js';
import { FactKeeper } from '../../facts/fact-keeper.js';
import type { FactMessage } from '../../facts/fact-keeper.js';
import { LiveSignals } from '../../notification/live-signals.js';
import { Announcer } from '../announcer.js';
import type { Heard } from '../announcer.js';
import type { Story } from '../story.js';

type Item = { fact: FactMessage } | { heard: Heard };

/** Keeps what other services tell of people and markets, and writes the notifications and mails that follow. */
@Injectable()
export class AnnouncementReaction {
  constructor(
    private readonly keeper: FactKeeper,
    private readonly announcer: Announcer,
    private readonly live: LiveSignals,
    private readonly outbox: EmailOutbox,
  ) {}

  @Reacts(profileSaved, personErased, marketEventSaved)
  keep(data: FactMessage['data'], { message, collect }: Reaction): void {
    collect(this.write, { fact: { type: message.type, data } as FactMessage });
  }

  @Reacts(
    applicationSubmitted,
    applicationAccepted,
    applicationRejected,
    paymentCompleted,
    paymentRefundMade,
    claimApproved,
    claimDenied,
  )
  announce(data: Story['data'], { message, collect }: Reaction): void {
    const { id: _id, at, correlationId, type } = message;
    collect(this.write, { heard: { _id, at, correlationId, story: { type, data } as Story } });
  }

  /** A delivery takes a few round trips, however many messages it has: facts first, since the stories need them. */
  private readonly write: CollectedWork<Item> = async (items, { session, afterwards }) => {
    const waited = await this.keeper.keep(
      items.flatMap((item) => ('fact' in item ? [item.fact] : [])),
      session,
    );
    const heard = items.flatMap((item) => ('heard' in item ? [item.heard] : []));
    const { added, mails } = await this.announcer.announce(heard, waited, session);
    afterwards(() => {
      added.forEach((one) => this.live.send(one));
      if (mails > 0) this.outbox.wake();
    });
  };
}
