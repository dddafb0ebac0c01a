import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap, OnModuleInit } from '@nestjs/common';
import { EmailType } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB, EmailQueue, LOGGER } from '@stallbook/platform';
import type { EmailToSend, Logger } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';
import { FORMER_MEMBER } from '../replicas/replicas.js';
import type { EmailRecord } from './email-record.js';

const LOOK_AGAIN_MS = 15_000;
/** Mails gather for a moment, out of the way of what people see at once. */
const GATHER_MS = 200;
/** A mail that is not settled by then is handed over again, in case its queue was lost. A job that exists stays as it is. */
const AGAIN_MS = 5 * 60_000;
const BATCH = 200;

export type OutgoingMail = EmailToSend & Pick<EmailRecord, 'names'> & { personId: string };

/**
 * Mails to be sent, written together with their cause and then handed to the queue: none is lost in between. Handing
 * one over twice does nothing, since the mail's id is the job's.
 */
@Injectable()
export class EmailOutbox implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly emails: Collection<EmailRecord>;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    @Inject(DB) db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly queue: EmailQueue,
  ) {
    this.emails = db.collection<EmailRecord>('emails');
  }

  async onModuleInit(): Promise<void> {
    await this.emails.createIndexes([
      { key: { enqueuedAt: 1, createdAt: 1 }, partialFilterExpression: { status: 'queued' } },
      { key: { personId: 1 } },
      { key: { names: 1 }, sparse: true },
    ]);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), LOOK_AGAIN_MS);
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  async add(mails: readonly OutgoingMail[], session: ClientSession): Promise<void> {
    if (mails.length === 0) return;
    const fresh = {
      status: 'queued',
      createdAt: this.clock.now(),
      enqueuedAt: null,
      settledAt: null,
      error: null,
    } as const;
    const records = mails.map(({ id, type, personId, names, ...message }): EmailRecord => ({
      _id: id,
      type,
      personId,
      ...(names && { names }),
      message,
      ...fresh,
    }));
    await this.emails.insertMany(records, { session });
  }

  /** Hands over in the background what waits. */
  wake(): void {
    this.again = true;
    this.running ??= this.handOver().finally(() => (this.running = undefined));
  }

  /** Mails to them go; those to others that have not gone out yet go on without the name. */
  async forget(personId: string, session: ClientSession): Promise<void> {
    await this.emails.deleteMany({ personId }, { session });
    const unnamed = { 'message.data.vendor_name': FORMER_MEMBER };
    await this.emails.updateMany({ names: personId, message: { $ne: null } }, { $set: unnamed }, { session });
    await this.emails.updateMany({ names: personId }, { $unset: { names: '' } }, { session });
  }

  private async handOver(): Promise<void> {
    try {
      while (this.again && !this.stopped) {
        await sleep(GATHER_MS);
        this.again = false;
        while (!this.stopped && (await this.handOverSome())) this.again = true;
      }
    } catch (err) {
      this.logger.warn({ err }, 'mails wait in the outbox and are handed over later');
    }
  }

  private async handOverSome(): Promise<boolean> {
    const now = this.clock.now();
    const handedBefore = new Date(now.getTime() - AGAIN_MS);
    const waiting = await this.emails
      .find({ status: 'queued', $or: [{ enqueuedAt: null }, { enqueuedAt: { $lt: handedBefore } }] })
      .limit(BATCH)
      .toArray();
    const jobs = waiting.flatMap(({ _id: id, type, message }) =>
      message ? [{ id, type: EmailType[type], ...message }] : [],
    );
    if (jobs.length === 0) return false;
    await this.queue.enqueueAll(jobs);
    const ids = jobs.map(({ id }) => id);
    await this.emails.updateMany({ _id: { $in: ids } }, { $set: { enqueuedAt: now } });
    return true;
  }
}
