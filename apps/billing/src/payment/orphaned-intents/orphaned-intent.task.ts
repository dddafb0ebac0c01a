import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB, LOGGER, PollingTask, type Logger } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { orphanedIntents, type OrphanedIntent } from '../payment.projection.js';
import { OrphanedIntentSettler } from './orphaned-intent-settler.js';

const EVERY_MS = 2_000;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Settles orphaned intents, and retries those that fail. */
@Injectable()
export class OrphanedIntentTask extends PollingTask {
  /** The payments that failed. Another replica may try them immediately. */
  private readonly pauses = new Map<string, { ms: number; until: number }>();

  constructor(
    private readonly settler: OrphanedIntentSettler,
    @Inject(DB) private readonly db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ name: 'orphaned-intents', everyMs: EVERY_MS }, { db, logger });
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    const orphaned = await this.db.collection<OrphanedIntent>(orphanedIntents.collection).find().toArray();
    for (const { _id: paymentId, paymentIntentId } of orphaned) {
      if (stop.aborted) return;
      const now = this.clock.now().getTime();
      const pause = this.pauses.get(paymentId);
      if (pause && pause.until > now) continue;
      try {
        await this.settler.settle(paymentId, paymentIntentId);
        this.pauses.delete(paymentId);
      } catch (err) {
        const ms = pause ? Math.min(pause.ms * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
        this.pauses.set(paymentId, { ms, until: now + ms });
        this.logger.warn(
          { err, paymentId, paymentIntentId },
          'an orphaned payment intent could not be settled and will be retried',
        );
      }
    }
  }
}
