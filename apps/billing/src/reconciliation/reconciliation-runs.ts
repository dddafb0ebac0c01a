import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  DifferenceKind,
  ReconciliationPhase,
  type LedgerDifference,
  type Reconciliation,
  type ReconciliationReport,
} from '@stallbook/contracts';
import { isDuplicateKey } from '@stallbook/messaging';
import { newId } from '@stallbook/kernel';
import type { Model } from 'mongoose';
import type { Difference } from './domain/compare.js';
import {
  LEDGER_DIFFERENCES,
  RECONCILIATIONS,
  SEEN_CHARGES,
  type LedgerDifferenceDocument,
  type ReconciliationRun,
  type SeenCharge,
} from './reconciliation.schema.js';

const SHOWN_RUNS = 10;
const SHOWN_DIFFERENCES = 100;

/** What runs have found so far. */
@Injectable()
export class ReconciliationRuns {
  constructor(
    @InjectModel(RECONCILIATIONS) private readonly runs: Model<ReconciliationRun>,
    @InjectModel(LEDGER_DIFFERENCES) private readonly differences: Model<LedgerDifferenceDocument>,
    @InjectModel(SEEN_CHARGES) private readonly seen: Model<SeenCharge>,
  ) {}

  async *unfinished(): AsyncGenerator<string> {
    for await (const { _id } of this.runs.find({ finishedAt: null }, { _id: 1 })) yield _id;
  }

  /** The run in progress, or a new one. */
  async start(isManual: boolean, now: Date): Promise<ReconciliationRun> {
    const run: ReconciliationRun = {
      _id: newId(),
      phase: 'charges',
      cursor: null,
      startedAt: now,
      finishedAt: null,
      isManual,
      chargesChecked: 0,
      paymentsChecked: 0,
      differenceCount: 0,
    };
    try {
      await this.runs.create(run);
      return run;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return (await this.runs.findOne({ finishedAt: null }).lean()) ?? run;
    }
  }

  async find(_id: string): Promise<ReconciliationRun | null> {
    return this.runs.findOne({ _id }).lean();
  }

  /** Only from where the run was read, so a repeated step counts once. */
  async advance({ _id, phase, cursor }: ReconciliationRun, to: Partial<ReconciliationRun>): Promise<void> {
    await this.runs.updateOne({ _id, phase, cursor }, { $set: to });
  }

  async markSeen(runId: string, intents: readonly string[], seenAt: Date): Promise<void> {
    if (intents.length === 0) return;
    await this.seen.bulkWrite(
      intents.map((intent) => {
        const filter = { _id: `${runId}/${intent}` };
        return { updateOne: { filter, update: { $set: { seenAt } }, upsert: true } };
      }),
    );
  }

  async unseenOf(runId: string, intents: readonly string[]): Promise<string[]> {
    const ids = intents.map((intent) => `${runId}/${intent}`);
    const seen = new Set((await this.seen.find({ _id: { $in: ids } }, { _id: 1 }).lean()).map(({ _id }) => _id));
    return intents.filter((intent) => !seen.has(`${runId}/${intent}`));
  }

  /** Replaces what the run found about a payment. What it still finds is never gone, even if the process ends here. */
  async record(runId: string, paymentIntentId: string, found: readonly Difference[], foundAt: Date): Promise<void> {
    const idOf = ({ kind }: Difference) => `${runId}/${paymentIntentId}/${kind}`;
    await this.differences.bulkWrite([
      ...found.map((one) => {
        const $set = { runId, paymentIntentId, ...one, foundAt };
        return { updateOne: { filter: { _id: idOf(one) }, update: { $set }, upsert: true } };
      }),
      { deleteMany: { filter: { runId, paymentIntentId, _id: { $nin: found.map(idOf) } } } },
    ]);
  }

  async intentsInDoubt(runId: string, after: string | null, limit: number): Promise<string[]> {
    const filter = { runId, ...(after !== null && { paymentIntentId: { $gt: after } }) };
    const rows = await this.differences.find(filter, { paymentIntentId: 1 }).sort({ paymentIntentId: 1 }).limit(limit);
    return [...new Set(rows.map(({ paymentIntentId }) => paymentIntentId))];
  }

  count(runId: string): Promise<number> {
    return this.differences.countDocuments({ runId }).exec();
  }

  async report(): Promise<Pick<ReconciliationReport, 'runs' | 'differences'>> {
    const runs = await this.runs.find().sort({ startedAt: -1 }).limit(SHOWN_RUNS).lean();
    const latest = runs.find(({ finishedAt }) => finishedAt !== null);
    const found = latest
      ? await this.differences
          .find({ runId: latest._id })
          .sort({ paymentIntentId: 1, _id: 1 })
          .limit(SHOWN_DIFFERENCES)
          .lean()
      : [];
    return { runs: runs.map(showRun), differences: found.map(showDifference) };
  }
}

export const showRun = ({
  _id,
  phase,
  startedAt,
  finishedAt,
  cursor: _,
  ...run
}: ReconciliationRun): Reconciliation => ({
  ...run,
  id: _id,
  phase: ReconciliationPhase[phase],
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});

const showDifference = (found: LedgerDifferenceDocument): LedgerDifference => {
  const { _id: id, kind, paymentIntentId, stripeCents, ledgerCents } = found;
  return { id, kind: DifferenceKind[kind], paymentIntentId, stripeCents, ledgerCents };
};
