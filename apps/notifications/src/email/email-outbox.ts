import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { EmailType } from '@stallbook/contracts';
import { HOUR_MS, localDateAt, type Clock } from '@stallbook/kernel';
import { AddressHash, CLOCK, EmailQueue, LOGGER, type EmailToSend, type Logger } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { stoppableKindOf } from '../preference/preference-kinds.js';
import { Preferences, UNCHANGED, type Choices, type Chosen } from '../preference/preferences.js';
import { Replicas } from '../replicas/replicas.js';
import { EMAILS, type EmailDocument } from './email.schema.js';

const POLL_MS = 15_000;
/** Delays enqueuing so that emails of the same moment go in one batch. */
const GATHER_MS = 200;
/** Unsettled emails are enqueued again after this time, in case the queue was lost. An existing job stays as it is. */
const AGAIN_MS = 5 * 60_000;
/** In this time, a replica enqueues what it has read. */
const OLD_TEXT_MS = 30_000;
const BATCH = 200;
/** As long as an organizer can undo a decision. */
const GATHERED_MS = 60_000;
const READ_AHEAD_MS = 5_000;
const HIDDEN_MS = HOUR_MS;

export type OutgoingEmail = EmailToSend &
  Pick<EmailDocument, 'occurredAt' | 'names' | 'unnamedItems' | 'about' | 'gatheredBy' | 'trigger'> & {
    personId: string;
  };

/**
 * Emails are stored in the transaction of their cause and then enqueued, so none is lost. Enqueuing twice does nothing:
 * the job has the email's ID.
 */
@Injectable()
export class EmailOutbox implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    @InjectModel(EMAILS) private readonly emails: Model<EmailDocument>,
    private readonly preferences: Preferences,
    private readonly replicas: Replicas,
    private readonly hash: AddressHash,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly queue: EmailQueue,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), POLL_MS);
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  async add(given: readonly OutgoingEmail[], choices: Choices, session: ClientSession): Promise<void> {
    const mails = await this.withoutGathered(given, session);
    if (mails.length === 0) return;
    const createdAt = this.clock.now();
    const fresh = { status: 'queued', createdAt, enqueuedAt: null, settledAt: null, error: null } as const;
    const records = mails.map(
      ({
        id,
        type,
        occurredAt,
        personId,
        names,
        unnamedItems,
        about,
        gatheredBy,
        trigger,
        ...message
      }): EmailDocument => ({
        _id: id,
        type,
        occurredAt,
        personId,
        names,
        unnamedItems,
        gatheredBy,
        about,
        trigger,
        message,
        addressHash: this.hash.of(message.to),
        notBefore: this.notBefore(choices.get(personId) ?? UNCHANGED, gatheredBy !== undefined),
        ...fresh,
      }),
    );
    await this.emails.insertMany(records, { session });
  }

  wake(): void {
    this.again = true;
    this.running ??= this.enqueueWaiting().finally(() => (this.running = undefined));
  }

  /** Waiting emails follow the quiet hours that the person has now. */
  async followQuietHours(personId: string, chosen: Chosen): Promise<void> {
    const waiting = { personId, status: 'queued' as const, enqueuedAt: null, notBefore: { $gt: this.clock.now() } };
    const gathered = { $cond: ['$gatheredBy', { $add: ['$createdAt', GATHERED_MS] }, null] };
    const notBefore = this.preferences.quietEnd(chosen) ?? gathered;
    await this.emails.updateMany(waiting, [{ $set: { notBefore } }], { updatePipeline: true });
    this.wake();
  }

  private notBefore(chosen: Chosen, isGathered: boolean): Date | null {
    const quietEnd = this.preferences.quietEnd(chosen);
    return quietEnd ?? (isGathered ? new Date(this.clock.now().getTime() + GATHERED_MS) : null);
  }

  /** The last of the emails with one key is left; if one with that key waits, that one says what is new. */
  private async withoutGathered(mails: readonly OutgoingEmail[], session: ClientSession): Promise<OutgoingEmail[]> {
    const keyOf = ({ type, gatheredBy }: Pick<EmailDocument, 'type' | 'gatheredBy'>) => `${type} ${gatheredBy}`;
    const latest = new Map(mails.map((mail) => [mail.gatheredBy ? keyOf(mail) : mail.id, mail]));
    const keys = mails.flatMap(({ gatheredBy }) => gatheredBy ?? []);
    // An email that is about to be enqueued may have been read already.
    const notBefore = { $gt: new Date(this.clock.now().getTime() + READ_AHEAD_MS) };
    const filter = { gatheredBy: { $in: keys }, status: 'queued' as const, enqueuedAt: null, notBefore };
    const waiting = keys.length === 0 ? [] : await this.emails.find(filter, null, { session }).lean();
    for (const email of waiting) {
      const news = latest.get(keyOf(email));
      const isOld = news?.occurredAt && email.occurredAt && news.occurredAt < email.occurredAt;
      if (news && !isOld) {
        const { data, occurredAt, trigger } = news;
        const now = { 'message.data': data, ...(occurredAt && { occurredAt }), ...(trigger && { trigger }) };
        await this.emails.updateOne({ _id: email._id }, { $set: now }, { session });
      }
      latest.delete(keyOf(email));
    }
    return [...latest.values()];
  }

  private async enqueueWaiting(): Promise<void> {
    try {
      while (this.again && !this.stopped) {
        await sleep(GATHER_MS);
        this.again = false;
        await this.dropOldJobs();
        while (!this.stopped && (await this.enqueueSome()));
      }
    } catch (err) {
      this.logger.warn({ err }, 'emails stay in the outbox and are enqueued later');
    }
  }

  /**
   * Again until no replica can enqueue an old text, and no worker sends it. Emails that are not settled are then enqueued
   * as they are stored now.
   */
  private async dropOldJobs(): Promise<void> {
    const old = await this.emails.distinct('_id', { oldJobSince: { $exists: true } });
    if (old.length === 0) return;
    const gone = await this.queue.drop(old);
    const since = { $lte: new Date(this.clock.now().getTime() - OLD_TEXT_MS) };
    const filter = { _id: { $in: gone }, oldJobSince: since };
    await this.emails.updateMany(filter, { $unset: { oldJobSince: 1 }, $set: { enqueuedAt: null } });
  }

  /** @returns whether more may wait */
  private async enqueueSome(): Promise<boolean> {
    const now = this.clock.now();
    const enqueuedBefore = new Date(now.getTime() - AGAIN_MS);
    const waiting = await this.emails
      .find({
        status: 'queued',
        oldJobSince: { $exists: false },
        message: { $ne: null },
        notBefore: { $not: { $gt: now } },
        $or: [{ enqueuedAt: null }, { enqueuedAt: { $lt: enqueuedBefore } }],
      })
      .limit(BATCH)
      .lean();
    const ready = await this.withoutHidden(waiting, now);
    const jobs = (await this.toCurrentAddresses(ready)).flatMap(({ _id: id, type, message }) =>
      message ? [{ id, type: EmailType[type], ...message }] : [],
    );
    if (jobs.length > 0) {
      await this.queue.enqueueAll(jobs);
      const ids = jobs.map(({ id }) => id);
      await this.emails.updateMany({ _id: { $in: ids } }, { $set: { enqueuedAt: now } });
    }
    return waiting.length === BATCH;
  }

  /** A reminder of an event that is hidden waits, because the event may be restored before it starts. */
  private async withoutHidden(waiting: readonly EmailDocument[], now: Date): Promise<EmailDocument[]> {
    const unsent = waiting.filter(
      ({ enqueuedAt, type }) => !enqueuedAt && stoppableKindOf(EmailType[type]) === 'reminders',
    );
    const marketIds = unsent.flatMap(({ about }) => about?.marketEventId ?? []);
    if (marketIds.length === 0) return [...waiting];
    const { markets } = await this.replicas.known({ people: [], markets: marketIds });
    const today = localDateAt(now, 'UTC');
    const isHidden = ({ about }: EmailDocument): boolean => {
      const market = markets.get(about?.marketEventId ?? '');
      return market?.status === 'draft' && market.startDate >= today;
    };
    const hidden = unsent.filter(isHidden);
    const later = new Date(now.getTime() + HIDDEN_MS);
    const choices = await this.preferences.ofAll(hidden.flatMap(({ personId }) => personId ?? []));
    for (const { _id, personId } of hidden) {
      const chosen = choices.get(personId ?? '') ?? UNCHANGED;
      const notBefore = this.preferences.quietEnd(chosen, later) ?? later;
      await this.emails.updateOne({ _id }, { $set: { notBefore } });
    }
    return waiting.filter((email) => !hidden.includes(email));
  }

  /** People can move to another address while an email waits. One that is in the queue is first removed from it. */
  private async toCurrentAddresses(waiting: readonly EmailDocument[]): Promise<EmailDocument[]> {
    const ids = waiting.flatMap(({ personId }) => personId ?? []);
    const { people } = await this.replicas.known({ people: ids, markets: [] });
    const addressed = async (email: EmailDocument): Promise<EmailDocument> => {
      const { _id, message, personId, enqueuedAt } = email;
      const to = people.get(personId ?? '')?.email;
      if (!message || !to || to === message.to) return email;
      const unsent = { _id, message: { $ne: null } };
      if (enqueuedAt) {
        await this.emails.updateOne(unsent, { $set: { oldJobSince: this.clock.now() } });
        return { ...email, message: null };
      }
      await this.emails.updateOne(unsent, { $set: { 'message.to': to, addressHash: this.hash.of(to) } });
      return { ...email, message: { ...message, to } };
    };
    return Promise.all(waiting.map(addressed));
  }
}
