import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import { withTransaction } from '@stallbook/messaging';
import { CLOCK, DB, LOGGER, MONGO_CLIENT, PollingTask, RetryPauses, WorkQueue, type Logger } from '@stallbook/platform';
import type { Db, MongoClient } from 'mongodb';
import { RecommendationEmails } from './recommendation-emails.js';

const EVERY_MS = 2_000;

/** Starts the weekly emails that are due; the workers fill them. */
@Injectable()
export class RecommendationEmailTask extends PollingTask {
  private readonly pauses: RetryPauses;

  constructor(
    private readonly mails: RecommendationEmails,
    private readonly queue: WorkQueue,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(DB) db: Db,
    @Inject(CLOCK) clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ name: 'recommendation mails', everyMs: EVERY_MS }, { db, logger });
    this.pauses = new RetryPauses(clock);
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    await this.pauses.work(
      (other) => this.mails.due(other),
      stop,
      async ({ _id: personId }) => {
        const letterId = await withTransaction(this.client, (session) => this.mails.start(personId, session));
        if (letterId) await this.queue.add(letterId);
      },
      (err, { _id: personId }) =>
        this.logger.warn({ err, personId }, 'a weekly email could not be started and will be retried'),
    );
  }
}
