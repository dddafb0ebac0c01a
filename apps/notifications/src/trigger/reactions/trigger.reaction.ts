import { Injectable } from '@nestjs/common';
import { Reacts, type CollectedWork, type Reaction } from '@stallbook/event-store';
import { EmailOutbox } from '../../email/email-outbox.js';
import { replicaEvents, ReplicaWriter, type ReplicaMessage } from '../../replicas/replica-writer.js';
import { LiveSignals } from '../../notification/live-signals.js';
import { TriggerRecorder } from '../trigger-recorder.js';
import type { ReceivedTrigger } from '../deferred-trigger.schema.js';
import { triggers, type Trigger } from '../trigger.js';

type Item = { replica: ReplicaMessage } | { received: ReceivedTrigger };

/** Follows replicas and records the notifications and emails that triggers cause. */
@Injectable()
export class TriggerReaction {
  constructor(
    private readonly replicas: ReplicaWriter,
    private readonly recorder: TriggerRecorder,
    private readonly live: LiveSignals,
    private readonly outbox: EmailOutbox,
  ) {}

  @Reacts(...replicaEvents)
  collectReplica(data: ReplicaMessage['data'], { message, collect }: Reaction): void {
    collect(this.write, { replica: { type: message.type, data } as ReplicaMessage });
  }

  @Reacts(...triggers)
  collectTrigger(data: Trigger['data'], { message, collect }: Reaction): void {
    const { id: _id, occurredAt, correlationId, type } = message;
    collect(this.write, { received: { _id, occurredAt, correlationId, trigger: { type, data } as Trigger } });
  }

  /** Replicas come first, since the triggers need them. */
  private readonly write: CollectedWork<Item> = async (items, { session, afterwards }) => {
    const arrived = await this.replicas.keep(
      items.flatMap((item) => ('replica' in item ? [item.replica] : [])),
      session,
    );
    const received = items.flatMap((item) => ('received' in item ? [item.received] : []));
    const { added, emails } = await this.recorder.record(received, arrived, session);
    afterwards(() => {
      added.forEach((one) => this.live.send(one));
      if (emails > 0) this.outbox.wake();
    });
  };
}
