import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@stallbook/servers';
import type { Db } from 'mongodb';
import { ENTRIES_PER_PAYMENT, seedLedger, writePayments } from '../fixtures/ledger.js';
import { openStripe } from '../fixtures/stripe.js';
import type { BenchCase } from '../harness/bench-case.js';
import type { BenchHarness } from '../harness/bench-harness.js';
import { Browser, DEMO } from '../harness/browser.js';
import { plainFigure } from '../harness/figure.js';
import type { Program } from '../harness/program.js';

const PREFIX = 'bench_reconcile';
const FEW = 10_000;
const MANY = 100_000;
const LOOK_MS = 100;
/** Between two looks at the memory, which collect. */
const ASK_MS = 5_000;
const WITHIN_MS = 600_000;
const MEGABYTE = 1_048_576;

interface Run {
  _id: string;
  startedAt: Date;
  finishedAt: Date | null;
  chargesChecked: number;
  paymentsChecked: number;
  differenceCount: number;
}
interface Place {
  stage: BenchHarness;
  app: Program;
  admin: Browser;
}

export const reconcile: BenchCase = {
  name: 'reconcile',
  title: 'reconciliation of 100,000 ledger entries with the emulator’s list, and its memory against that for 10,000',
  async run(stage) {
    const port = await freePort();
    const { env, stop } = await openStripe(stage, { port });
    const app = await stage.stallbook(PREFIX, { env });
    await stop();
    const place = { stage, app, admin: await Browser.signedIn(app.url, DEMO.admin) };
    const few = await reconciled(place, port, FEW);
    const many = await reconciled(place, port, MANY);
    await app.stop();
    const [ten, hundred] = ['10,000', '100,000'];
    const note = `heap in use while it runs, beyond that before: ${few.grownMb.toFixed(1)} MB for ${ten}, ${many.grownMb.toFixed(1)} MB for ${hundred}`;
    return [
      plainFigure({ name: `reconcile ${hundred} entries`, unit: 's', bar: { most: 60 }, note: many.note }, [
        many.seconds,
      ]),
      plainFigure({ name: `reconcile ${ten} entries`, unit: 's', note: few.note }, [few.seconds]),
      plainFigure(
        { name: `memory to reconcile ${hundred} entries, beyond that for ${ten}`, unit: 'MB', bar: { most: 10 }, note },
        [many.grownMb - few.grownMb],
      ),
    ];
  },
};

/** Stripe and the ledger have the same payments, and no others. */
async function reconciled({ stage, app, admin }: Place, port: number, entries: number) {
  const payments = entries / ENTRIES_PER_PAYMENT;
  const stateFile = join(stage.root, `stripe-${entries}.json`);
  const intentOf = await writePayments(stateFile, payments);
  const stripe = await openStripe(stage, { stateFile, port });
  const billing = stage.client.db(`${PREFIX}_billing`);
  await seedLedger(billing, intentOf, payments);
  const before = stage.processor({ app });
  const { startedAt, finishedAt, ...found } = await runOf(admin, billing);
  const used = (stage.processor({ app })['app'] ?? 0) - (before['app'] ?? 0);
  const { chargesChecked, paymentsChecked, differenceCount } = found;
  if (chargesChecked !== payments || paymentsChecked !== payments || differenceCount !== 0)
    throw new Error(`the reconciliation found something else: ${JSON.stringify(found)}`);
  const grownMb = await growthWhile(app, () => runOf(admin, billing));
  await stripe.stop();
  const seconds = ((finishedAt?.getTime() ?? 0) - startedAt.getTime()) / 1_000;
  return { seconds, grownMb, note: `${(used / 1_000).toFixed(1)} s of processor time in Stallbook` };
}

async function runOf(admin: Browser, billing: Db): Promise<Run> {
  const { run } = await admin.mutate<{ run: { id: string } }>('StartReconciliation', {});
  for (const end = Date.now() + WITHIN_MS; Date.now() < end; await pause(LOOK_MS)) {
    const found = await billing.collection<Run>('reconciliations').findOne({ _id: run.id });
    if (found?.finishedAt) return found;
  }
  throw new Error('the reconciliation took too long');
}

/** The most heap in use after a collection, beyond that before. Asking slows the work, so this run is not timed. */
async function growthWhile(app: Program, work: () => Promise<unknown>): Promise<number> {
  const { heapUsed: before } = await app.ask('memory');
  let most = before;
  let isDone = false;
  const watch = async () => {
    for (; !isDone; await pause(ASK_MS)) most = Math.max(most, (await app.ask('memory')).heapUsed);
  };
  await Promise.all([work().finally(() => (isDone = true)), watch()]);
  return (most - before) / MEGABYTE;
}
