import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  AddressHash,
  DB,
  EmailQueue,
  EmailSeal,
  LOGGER,
  PollingTask,
  type EmailToSend,
  type Logger,
} from '@stallbook/platform';
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
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ name: 'waiting emails', everyMs: EVERY_MS }, { db, logger });
  }

  /** Fails only if the email cannot be stored. */
  async send(email: EmailToSend): Promise<void> {
    await this.add(email);
    await this.handOn(email).catch((err: unknown) =>
      this.logger.warn({ err, emailId: email.id }, 'an email is stored and is waiting for Redis'),
    );
  }

  /** Inside a transaction; `wake` sends it after the commit. */
  async add(email: EmailToSend, session?: ClientSession): Promise<void> {
    const correlationId = currentCorrelationId();
    const { sealed } = this.seal.seal({ ...email, ...(correlationId && { correlationId }) });
    const stored = { sealed, addressHashes: this.hash.every(email.to) };
    await this.waiting.updateOne({ _id: email.id }, { $setOnInsert: stored }, { upsert: true, session });
  }

  /** Drops what waits for these addresses, here and in the queue. */
  async forget(addressHashes: readonly string[]): Promise<void> {
    await this.waiting.deleteMany({ addressHashes: { $in: [...addressHashes] } });
    await this.queue.forget(addressHashes);
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    for (const { sealed } of await this.waiting.find().limit(AT_MOST).lean()) {
      if (stop.aborted) return;
      await this.handOn(this.seal.open(sealed));
    }
  }

  private async handOn(email: EmailToSend): Promise<void> {
    await this.queue.enqueue(email);
    await this.waiting.deleteOne({ _id: email.id });
  }
}
