import { Controller, Inject } from '@nestjs/common';
import { carryOutErasure, erasingServices, type ByIdInput, type WorkStep } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { isPresent, notFound, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK, LOGGER, type Logger } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { erasure } from '../domain/erasure.decider.js';
import { announceInMs, type ErasureDetails } from '../domain/erasure.state.js';
import { PersonalDataCleaner } from '../personal-data-cleaner.js';

const LATE_MS = 10 * 60_000;
const FIRST_LOOK_MS = 100;
const MAX_LOOK_MS = 60_000;

@Controller()
export class CarryOutErasureHandler {
  constructor(
    private readonly store: EventStore,
    private readonly cleaner: PersonalDataCleaner,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Identity cleans up before every announcement: services that report rely on it. */
  @Handles(carryOutErasure)
  async carryOut({ id }: ByIdInput, context: CallContext): Promise<WorkStep> {
    const { state } = await this.store.load(erasure, id);
    if (!isPresent(state)) throw erasureNotFound();
    const now = this.clock.now();
    if (announceInMs(state, now) !== 0) return this.stepOf(id, state);
    await this.cleaner.remove(state);
    const done = await this.store.execute(erasure, id, callerContext(context), { type: 'announce', now });
    if (!isPresent(done.state)) throw erasureNotFound();
    return this.stepOf(id, done.state);
  }

  private stepOf(erasureId: string, state: ErasureDetails): WorkStep {
    const { done, completedAt, requestedAt } = state;
    const now = this.clock.now();
    const announceIn = announceInMs(state, now);
    const waitedMs = now.getTime() - Date.parse(requestedAt);
    if (!completedAt && waitedMs > LATE_MS) {
      const missing = erasingServices.filter((service) => !done.includes(service));
      this.logger.warn({ erasureId, missing }, 'an erasure waits for services that have not reported');
    }
    // Frequent at first, when most reports arrive.
    const lookIn = completedAt ? Infinity : Math.min(MAX_LOOK_MS, Math.max(FIRST_LOOK_MS, waitedMs / 2));
    const againAfterMs = announceIn === null ? null : Math.min(announceIn, lookIn);
    return { done: done.length, total: erasingServices.length, againAfterMs };
  }
}

const erasureNotFound = () => notFound('There is no such erasure');
