import { Inject, Injectable } from '@nestjs/common';
import { withTransaction } from '@stallbook/messaging';
import { DB, LOGGER, MONGO_CLIENT, PollingTask, WorkQueue, type Logger } from '@stallbook/platform';
import type { Db, MongoClient } from 'mongodb';
import { RecommendationMails } from './recommendation-mails.js';

const EVERY_MS = 2_000;

/** Starts the weekly emails that are due; the workers fill them. */
@Injectable()
export class RecommendationMailTask extends PollingTask {
  constructor(
    private readonly mails: RecommendationMails,
    private readonly queue: WorkQueue,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(DB) db: Db,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ name: 'recommendation mails', everyMs: EVERY_MS }, { db, logger });
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    for (const personId of await this.mails.due()) {
      if (stop.aborted) return;
      const letterId = await withTransaction(this.client, (session) => this.mails.start(personId, session));
      if (letterId) await this.queue.add(letterId);
    }
  }
}
