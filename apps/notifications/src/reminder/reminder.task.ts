import { Inject, Injectable } from '@nestjs/common';
import { withTransaction } from '@stallbook/messaging';
import { DB, LOGGER, MONGO_CLIENT, PollingTask, type Logger } from '@stallbook/platform';
import type { ClientSession, Db, MongoClient } from 'mongodb';
import { EmailOutbox } from '../email/email-outbox.js';
import type { Added } from '../notification/feeds.js';
import { LiveSignals } from '../notification/live-signals.js';
import { BoothReminders } from './booth-reminders.js';
import { DraftReminders } from './draft-reminders.js';
import { reminderKinds } from './reminder-moments.js';
import { UndecidedReminders } from './undecided-reminders.js';

const EVERY_MS = 2_000;
const BATCH = 100;

interface Reminders {
  due: () => Promise<string[]>;
  remind: (id: string, session: ClientSession) => Promise<Added[]>;
}

/** Sends the reminders that are due: each once, because it is settled in the transaction that stores its email. */
@Injectable()
export class ReminderTask extends PollingTask {
  private readonly all: readonly Reminders[];

  constructor(
    booths: BoothReminders,
    drafts: DraftReminders,
    undecided: UndecidedReminders,
    private readonly outbox: EmailOutbox,
    private readonly live: LiveSignals,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(DB) db: Db,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ name: 'reminders', everyMs: EVERY_MS }, { db, logger });
    this.all = [
      ...reminderKinds.map((kind): Reminders => ({
        due: () => booths.due(kind, BATCH),
        remind: (id, session) => booths.remind(id, kind, session),
      })),
      { due: () => drafts.due(BATCH), remind: (id, session) => drafts.remind(id, session) },
      { due: () => undecided.due(BATCH), remind: (id, session) => undecided.remind(id, session) },
    ];
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    for (const { due, remind } of this.all) {
      for (const id of await due()) {
        if (stop.aborted) return;
        const added = await withTransaction(this.client, (session) => remind(id, session));
        added.forEach((one) => this.live.send(one));
        this.outbox.wake();
      }
    }
  }
}
