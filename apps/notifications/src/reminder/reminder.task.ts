import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import { withTransaction } from '@stallbook/messaging';
import {
  CLOCK,
  DB,
  LOGGER,
  MONGO_CLIENT,
  PollingTask,
  RetryPauses,
  type Logger,
  type OtherIds,
} from '@stallbook/platform';
import type { ClientSession, Db, MongoClient } from 'mongodb';
import { EmailOutbox } from '../email/email-outbox.js';
import type { Added } from '../notification/feeds.js';
import { LiveSignals } from '../notification/live-signals.js';
import { BoothReminders } from './booth-reminders.js';
import { DraftReminders } from './draft-reminders.js';
import { reminderKinds, rosterKinds } from './due-dates.js';
import { RosterReminders } from './roster-reminders.js';
import { UndecidedReminders } from './undecided-reminders.js';

const EVERY_MS = 2_000;
const BATCH = 100;

interface Reminders {
  kind: string;
  pauses: RetryPauses;
  due: (other: OtherIds) => Promise<{ _id: string }[]>;
  /** null: it is tried again after a pause. */
  remind: (id: string, session: ClientSession) => Promise<Added[] | null>;
}

/** Sends the reminders that are due: each once, because it is settled in the transaction that stores its email. */
@Injectable()
export class ReminderTask extends PollingTask {
  private readonly all: readonly Reminders[];

  constructor(
    booths: BoothReminders,
    drafts: DraftReminders,
    undecided: UndecidedReminders,
    rosters: RosterReminders,
    private readonly outbox: EmailOutbox,
    private readonly live: LiveSignals,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(DB) db: Db,
    @Inject(CLOCK) clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ name: 'reminders', everyMs: EVERY_MS }, { db, logger });
    const kinds: Omit<Reminders, 'pauses'>[] = [
      ...reminderKinds.map((kind) => ({
        kind,
        due: (other: OtherIds) => booths.due(kind, other, BATCH),
        remind: (id: string, session: ClientSession) => booths.remind(id, kind, session),
      })),
      ...rosterKinds.map((kind) => ({
        kind: `roster ${kind}`,
        due: (other: OtherIds) => rosters.due(kind, other, BATCH),
        remind: (id: string, session: ClientSession) => rosters.remind(id, kind, session),
      })),
      {
        kind: 'draft',
        due: (other) => drafts.due(other, BATCH),
        remind: (id, session) => drafts.remind(id, session),
      },
      {
        kind: 'undecided',
        due: (other) => undecided.due(other, BATCH),
        remind: (id, session) => undecided.remind(id, session),
      },
    ];
    this.all = kinds.map((kind) => ({ ...kind, pauses: new RetryPauses(clock) }));
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    for (const { kind, pauses, due, remind } of this.all) {
      await pauses.work(
        due,
        stop,
        async ({ _id: id }) => {
          const added = await withTransaction(this.client, (session) => remind(id, session));
          if (!added) return false;
          added.forEach((one) => this.live.send(one));
          this.outbox.wake();
          return true;
        },
        (err, { _id: id }) =>
          this.logger.warn({ err, kind, id }, 'a reminder could not be written and will be retried'),
      );
    }
  }
}
