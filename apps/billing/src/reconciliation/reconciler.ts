import { Inject, Injectable } from '@nestjs/common';
import type { ReconciliationStep } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { differencesOf } from './domain/compare.js';
import { LedgerSums } from './ledger-sums.js';
import { MoneyAtStripe } from './money-at-stripe.js';
import { ReconciliationRuns } from './reconciliation-runs.js';
import type { ReconciliationRun } from './reconciliation.schema.js';

const PAGES_PER_STEP = 10;
const IN_DOUBT_CHUNK = 50;
/** A webhook that is on its way has arrived by then. */
const SETTLING_MS = 10_000;

/** Walks both sides page by page; where it is, is stored, so a run survives a restart and needs little memory. */
@Injectable()
export class Reconciler {
  constructor(
    private readonly runs: ReconciliationRuns,
    private readonly stripe: MoneyAtStripe,
    private readonly ledger: LedgerSums,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError PAYMENT.STRIPE_FAILED; the step is repeated */
  async step(id: string): Promise<ReconciliationStep> {
    let pause = 0;
    for (let page = 0; page < PAGES_PER_STEP && pause === 0; page += 1) {
      const run = await this.runs.find(id);
      if (!run || run.phase === 'done') break;
      pause = await this.page(run);
    }
    const run = await this.runs.find(id);
    const checked = (run?.chargesChecked ?? 0) + (run?.paymentsChecked ?? 0);
    return { isDone: !run || run.phase === 'done', checked, againAfterMs: pause };
  }

  private page(run: ReconciliationRun): Promise<number> {
    if (run.phase === 'charges') return this.charges(run);
    return run.phase === 'ledger' ? this.payments(run) : this.confirmation(run);
  }

  private async charges(run: ReconciliationRun): Promise<number> {
    const { sums, count, next } = await this.stripe.page(run.cursor);
    const intents = [...sums.keys()];
    const known = await this.ledger.of(intents);
    const now = this.clock.now();
    for (const [intent, atStripe] of sums) {
      const found = differencesOf(atStripe, known.get(intent) ?? null);
      if (found.length > 0) await this.runs.record(run._id, intent, found, now);
    }
    await this.runs.markSeen(run._id, intents, now);
    const chargesChecked = run.chargesChecked + count;
    await this.runs.advance(run, { chargesChecked, cursor: next, ...(next === null && { phase: 'ledger' }) });
    return 0;
  }

  /** What the ledger knows and the list of charges did not show. */
  private async payments(run: ReconciliationRun): Promise<number> {
    const { intents, isLast } = await this.ledger.intentsAfter(run.cursor);
    for (const intent of await this.runs.unseenOf(run._id, intents)) await this.compare(run, intent);
    const paymentsChecked = run.paymentsChecked + intents.length;
    if (!isLast) {
      await this.runs.advance(run, { paymentsChecked, cursor: intents.at(-1) ?? null });
      return 0;
    }
    const inDoubt = (await this.runs.count(run._id)) > 0;
    await this.runs.advance(run, { paymentsChecked, cursor: null, phase: 'confirmation' });
    return inDoubt ? SETTLING_MS : 0;
  }

  private async confirmation(run: ReconciliationRun): Promise<number> {
    const intents = await this.runs.intentsInDoubt(run._id, run.cursor, IN_DOUBT_CHUNK);
    for (const intent of intents) await this.compare(run, intent);
    const last = intents.at(-1);
    if (last !== undefined) {
      await this.runs.advance(run, { cursor: last });
      return 0;
    }
    const differenceCount = await this.runs.count(run._id);
    await this.runs.advance(run, { phase: 'done', differenceCount, finishedAt: this.clock.now() });
    return 0;
  }

  private async compare(run: ReconciliationRun, intent: string): Promise<void> {
    const [atStripe, known] = await Promise.all([this.stripe.ofIntent(intent), this.ledger.of([intent])]);
    await this.runs.record(run._id, intent, differencesOf(atStripe, known.get(intent) ?? null), this.clock.now());
  }
}
