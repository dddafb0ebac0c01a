import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB, LOGGER, PollingTask, type Logger } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { orphanedIntents, type OrphanedIntent } from '../payment.projection.js';
import { OrphanedIntentSettler } from './orphaned-intent-settler.js';

const EVERY_MS = 2_000;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Settles loose intents until none is left; Stripe may be away for as long as it likes. */
@Injectable()
export class OrphanedIntentTask extends PollingTask {
  /** Those that failed. Another replica may try them immediately. */
  private readonly pauses = new Map<string, { ms: number; until: number }>();

  constructor(
    private readonly looseEnds: OrphanedIntentSettler,
    @Inject(DB) private readonly db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ name: 'loose-intents', everyMs: EVERY_MS }, { db, logger });
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    const loose = await this.db.collection<OrphanedIntent>(orphanedIntents.collection).find().toArray();
    for (const { _id: paymentId, paymentIntentId } of loose) {
      if (stop.aborted) return;
      const now = this.clock.now().getTime();
      const pause = this.pauses.get(paymentId);
      if (pause && pause.until > now) continue;
      try {
        await this.looseEnds.settle(paymentId, paymentIntentId);
        this.pauses.delete(paymentId);
      } catch (err) {
        const ms = pause ? Math.min(pause.ms * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
        this.pauses.set(paymentId, { ms, until: now + ms });
        this.logger.warn({ err, paymentId, paymentIntentId }, 'an intent that must not be paid waits for another try');
      }
    }
  }
}
