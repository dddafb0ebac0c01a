import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Clock } from '@stallbook/kernel';
import { withTransaction } from '@stallbook/messaging';
import { CLOCK, DB, LOGGER, MONGO_CLIENT, PollingTask, type Logger } from '@stallbook/platform';
import type { ClientSession, Db, MongoClient } from 'mongodb';
import type { Model } from 'mongoose';
import { EmailOutbox } from '../email/email-outbox.js';
import { Feeds, type Added } from '../notification/feeds.js';
import { LiveSignals } from '../notification/live-signals.js';
import { Replicas } from '../replicas/replicas.js';
import { isUseful, kinds, type ReminderKind } from './reminder-moments.js';
import { ReminderWriter } from './reminder-writer.js';
import {
  REMINDER_BOOTHS,
  REMINDER_MARKETS,
  type ReminderBooth,
  type ReminderMarketDocument,
} from './reminder.schema.js';

const EVERY_MS = 2_000;
const BATCH = 100;

/** Sends the reminders that are due: each once, because it is settled in the transaction that stores its email. */
@Injectable()
export class ReminderTask extends PollingTask {
  constructor(
    @InjectModel(REMINDER_BOOTHS) private readonly booths: Model<ReminderBooth>,
    @InjectModel(REMINDER_MARKETS) private readonly markets: Model<ReminderMarketDocument>,
    private readonly replicas: Replicas,
    private readonly writer: ReminderWriter,
    private readonly feeds: Feeds,
    private readonly outbox: EmailOutbox,
    private readonly live: LiveSignals,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(DB) db: Db,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ name: 'reminders', everyMs: EVERY_MS }, { db, logger });
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    for (const kind of Object.keys(kinds) as ReminderKind[]) {
      const due = { [`${kind}DueAt`]: { $type: 'date', $lte: this.clock.now() } };
      const booths = await this.booths.find(due, { _id: 1 }).limit(BATCH).lean();
      for (const { _id } of booths) {
        if (stop.aborted) return;
        const added = await withTransaction(this.client, (session) => this.remind(_id, kind, session));
        added.forEach((one) => this.live.send(one));
        if (added.length > 0) this.outbox.wake();
      }
    }
  }

  private async remind(_id: string, kind: ReminderKind, session: ClientSession): Promise<Added[]> {
    const now = this.clock.now();
    const settled = { $set: { [`${kind}DueAt`]: null, [`${kind}Settled`]: true } };
    const stillDue = { _id, [`${kind}DueAt`]: { $type: 'date', $lte: now } };
    const booth = await this.booths.findOneAndUpdate(stillDue, settled, { session }).lean();
    if (!booth) return [];
    const market = await this.markets.findById(booth.marketEventId, null, { session }).lean();
    if (!market?.facts || !isUseful(kind, market.facts, now)) return [];
    const { people } = await this.replicas.known({ people: [booth.vendorId], markets: [] }, session);
    const vendor = people.get(booth.vendorId);
    // An erased person has no address; a profile always arrives before an acceptance is days old.
    if (!vendor?.email) return [];
    const { note, mail } = this.writer.write(booth, kind, market.facts, now);
    await this.outbox.add([{ ...mail, to: vendor.email, toName: vendor.name, personId: booth.vendorId }], session);
    return this.feeds.add([note], session);
  }
}
