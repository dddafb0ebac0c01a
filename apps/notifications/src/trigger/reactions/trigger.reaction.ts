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
import { ReplicaWriter } from '../../replicas/replica-writer.js';
import type { ReplicaMessage } from '../../replicas/replica-writer.js';
import { LiveSignals } from '../../notification/live-signals.js';
import { TriggerRecorder } from '../trigger-recorder.js';
import type { ReceivedTrigger } from '../trigger-recorder.js';
import type { Trigger } from '../trigger.js';

type Item = { fact: ReplicaMessage } | { heard: ReceivedTrigger };

/** Keeps what other services tell of people and markets, and writes the notifications and mails that follow. */
@Injectable()
export class TriggerReaction {
  constructor(
    private readonly keeper: ReplicaWriter,
    private readonly announcer: TriggerRecorder,
    private readonly live: LiveSignals,
    private readonly outbox: EmailOutbox,
  ) {}

  @Reacts(profileSaved, personErased, marketEventSaved)
  keep(data: ReplicaMessage['data'], { message, collect }: Reaction): void {
    collect(this.write, { fact: { type: message.type, data } as ReplicaMessage });
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
  announce(data: Trigger['data'], { message, collect }: Reaction): void {
    const { id: _id, occurredAt, correlationId, type } = message;
    collect(this.write, { heard: { _id, occurredAt, correlationId, trigger: { type, data } as Trigger } });
  }

  /** A delivery takes a few round trips, however many messages it has: facts first, since the stories need them. */
  private readonly write: CollectedWork<Item> = async (items, { session, afterwards }) => {
    const waited = await this.keeper.keep(
      items.flatMap((item) => ('fact' in item ? [item.fact] : [])),
      session,
    );
    const heard = items.flatMap((item) => ('heard' in item ? [item.heard] : []));
    const { added, mails } = await this.announcer.record(heard, waited, session);
    afterwards(() => {
      added.forEach((one) => this.live.send(one));
      if (mails > 0) this.outbox.wake();
    });
  };
}
