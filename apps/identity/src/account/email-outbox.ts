import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Clock } from '@stallbook/kernel';
import {
  AddressHash,
  CLOCK,
  DB,
  EmailQueue,
  EmailSeal,
  LOGGER,
  PollingTask,
  type EmailToSend,
  type Logger,
} from '@stallbook/platform';
import { assertNoTransaction } from '@stallbook/messaging';
import { currentCorrelationId } from '@stallbook/rpc';
import type { ClientSession, Db } from 'mongodb';
import type { Model } from 'mongoose';
import { WAITING_EMAILS, type WaitingEmailDocument } from './waiting-email.schema.js';

const EVERY_MS = 5_000;
const AT_MOST = 100;

/**
 * Keeps emails until the queue has them, so that a slow Redis or a crash only delays them. Queueing one twice does
 * nothing: the job has the email's ID.
 */
@Injectable()
export class EmailOutbox extends PollingTask {
  constructor(
    @InjectModel(WAITING_EMAILS) private readonly waiting: Model<WaitingEmailDocument>,
    private readonly hash: AddressHash,
    private readonly queue: EmailQueue,
    private readonly seal: EmailSeal,
    @Inject(DB) db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ name: 'waiting emails', everyMs: EVERY_MS }, { db, logger });
  }

  /** Needs no Redis. */
  async send(email: EmailToSend): Promise<void> {
    assertNoTransaction('The outbox of emails');
    await this.add(email);
    await this.handOn(email);
  }

  /** Inside a transaction; `wake` sends it after the commit. */
  async add(email: EmailToSend, session?: ClientSession): Promise<void> {
    const correlationId = currentCorrelationId();
    const { sealed } = this.seal.seal({ ...email, ...(correlationId && { correlationId }) });
    const stored = { sealed, addressHashes: this.hash.every(email.to), createdAt: this.clock.now() };
    await this.waiting.updateOne({ _id: email.id }, { $setOnInsert: stored }, { upsert: true, session });
  }

  /**
   * Drops what waits for these addresses, here and in the queue, and what waits for others and concerns the person.
   * With `until`, later emails to the addresses stay.
   */
  async forget(personId: string, addressHashes: readonly string[], until?: Date): Promise<void> {
    const early = until && { createdAt: { $not: { $gt: until } } };
    await this.waiting.deleteMany({ addressHashes: { $in: [...addressHashes] }, ...early });
    await this.queue.forget(addressHashes, until);
    await this.queue.forget(this.hash.every(personId));
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    for (const { _id, sealed } of await this.waiting.find().sort({ _id: 1 }).limit(AT_MOST).lean()) {
      if (stop.aborted) return;
      const email = this.opened(_id, sealed);
      if (!email) await this.waiting.deleteOne({ _id });
      else if (!(await this.handOn(email))) return;
    }
  }

  private opened(emailId: string, sealed: string): EmailToSend | undefined {
    try {
      return this.seal.open(sealed);
    } catch (err) {
      this.logger.error({ err, emailId }, 'an email that waited cannot be read and is dropped');
      return undefined;
    }
  }

  /** False while Redis is away. Does nothing if the email was handed on, or forgotten since it was read. */
  private async handOn(email: EmailToSend): Promise<boolean> {
    const _id = email.id;
    if (!(await this.waiting.exists({ _id }))) return true;
    try {
      await this.queue.enqueue(email);
    } catch (err) {
      this.logger.warn({ err, emailId: _id }, 'an email is stored and is waiting for Redis');
      return false;
    }
    await this.waiting.deleteOne({ _id });
    return true;
  }
}
