import {
  reconcileStep,
  reconciliationReport,
  startNightlyReconciliation,
  startReconciliation,
} from '@stallbook/contracts';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import type { LedgerEntry } from '../ledger/domain/entries.js';
import { LEDGER_ENTRIES } from '../ledger/ledger.schema.js';
import { paidBooth, readyOrganizer } from '../testing/fixtures.js';
import { openHarness, stripeOf, type Harness } from '../testing/harness.js';

describe('reconciling the ledger with Stripe', () => {
  const admin = actorAs('admin');
  let harness: Harness;
  let owner: Awaited<ReturnType<typeof readyOrganizer>>;

  beforeAll(async () => {
    harness = await openHarness();
    owner = await readyOrganizer(harness);
  });
  afterAll(() => harness?.close());

  const paid = async () => (await paidBooth(harness, owner)).paymentIntentId;
  const ledger = () => harness.db.collection<LedgerEntry>(LEDGER_ENTRIES);
  const report = () => harness.call(reconciliationReport, {}, admin);
  async function run() {
    const { id } = await harness.call(startReconciliation, {}, admin);
    const system = actorAs('system');
    for (let done = false; !done;) ({ isDone: done } = await harness.call(reconcileStep, { id }, system));
    const { runs, differences } = await report();
    expect(runs[0]).toMatchObject({ id, phase: 'done', isManual: true, differenceCount: differences.length });
    return differences.map(({ kind, paymentIntentId, stripeCents, ledgerCents }) => [
      paymentIntentId,
      kind,
      stripeCents,
      ledgerCents,
    ]);
  }

  it('agrees after payments, refunds and disputes, also on what Stripe keeps', async () => {
    harness.emulator.control.processingFee({ percent: 2.9, fixedCents: 30 });
    const first = await paid();
    expect(await ledger().findOne({ _id: `${first}:processing_fee` })).toMatchObject({
      amountCents: 277,
      to: 'stripe',
    });
    const [refunded, disputed] = [await paid(), await paid()];
    await stripeOf(harness).refunds.create({ payment_intent: refunded, amount: 3333, reverse_transfer: true });
    harness.emulator.control.dispute(disputed);
    await eventually(async () =>
      expect(await ledger().countDocuments({ kind: { $in: ['refund', 'dispute'] } })).toBe(2),
    );
    expect(await run()).toEqual([]);
    const { runs } = await report();
    expect(runs[0]).toMatchObject({ chargesChecked: 3, paymentsChecked: 3, finishedAt: expect.any(String) as string });
  });

  it('agrees also if Stripe names what it keeps only after the payment, or corrects it', async () => {
    const { control } = harness.emulator;
    control.processingFee({ percent: 0, fixedCents: 0 });
    const late = await paid();
    for (const cents of [277, 260]) {
      control.nameProcessingFee(late, cents);
      await eventually(async () => {
        const fees = await ledger().find({ paymentIntentId: late, kind: 'processing_fee' }).toArray();
        expect(fees.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(cents);
      });
    }
    control.processingFee({ percent: 2.9, fixedCents: 30 });
    expect(await run()).toEqual([]);
  });

  it('agrees although Stripe makes the transfer of a payment only later, unless it is asked not to', async () => {
    const { control } = harness.emulator;
    control.bookLate(true);
    const intent = await paid();
    control.bookLate(false);
    control.book(intent);
    await eventually(() => control.settled());
    expect(await ledger().findOne({ _id: `${intent}:transfer` })).toMatchObject({ amountCents: 8500 });
    expect(await run()).toEqual([]);
  });

  it('names each kind of difference, and forgets those that are mended', async () => {
    const intents = [await paid(), await paid(), await paid(), await paid()].sort();
    const [unknown, changed, halved, more] = intents as [string, string, string, string];
    const gone = await ledger().find({ paymentIntentId: unknown }).toArray();
    await ledger().deleteMany({ paymentIntentId: unknown });
    await ledger().updateOne({ _id: `${changed}:charge` }, { $inc: { amountCents: 1 } });
    await ledger().deleteOne({ _id: `${changed}:application_fee` });
    await ledger().updateOne({ _id: `${halved}:transfer` }, { $set: { amountCents: 4250 } });
    await ledger().updateOne({ _id: `${halved}:processing_fee` }, { $set: { amountCents: 0 } });
    const like = await ledger().findOne({ _id: `${more}:charge` });
    await ledger().insertOne({ ...like!, _id: `${more}:refund:9`, kind: 'refund', amountCents: 100 });
    const invented = { ...like!, _id: 'pi_zzz:charge', paymentIntentId: 'pi_zzz' };
    await ledger().insertOne(invented);
    const planted = [
      [unknown, 'missing_in_ledger', 8500, 0],
      [changed, 'application_fee', 425, 0],
      [changed, 'charge', 8500, 8501],
      [halved, 'processing_fee', 277, 0],
      [halved, 'transfer', 8500, 4250],
      [more, 'refund', 0, 100],
      ['pi_zzz', 'missing_at_stripe', 0, 8500],
    ];
    expect(await run()).toEqual(planted);
    await ledger().insertMany(gone);
    await ledger().deleteMany({ _id: { $in: ['pi_zzz:charge', `${more}:refund:9`] } });
    expect(await run()).toEqual(planted.filter(([intent]) => intent === changed || intent === halved));
  });

  it('names a transfer reversal, a fee refund and a dispute that one side does not have', async () => {
    const { control } = harness.emulator;
    const [reversed, disputed] = [await paid(), await paid()];
    const [some, other] = [reversed, disputed].sort();
    await stripeOf(harness).refunds.create({
      payment_intent: reversed,
      amount: 2000,
      reverse_transfer: true,
      refund_application_fee: true,
    });
    control.closeDispute(control.dispute(disputed), 'lost');
    const of = (paymentIntentId: string, kind: LedgerEntry['kind']) =>
      ledger().countDocuments({ paymentIntentId, kind });
    await eventually(async () =>
      expect([await of(reversed, 'transfer_reversal'), await of(disputed, 'dispute_loss')]).toEqual([1, 1]),
    );
    const kinds = ['transfer_reversal', 'application_fee_refund', 'dispute', 'dispute_loss'] as const;
    const missing = { paymentIntentId: { $in: [reversed, disputed] }, kind: { $in: [...kinds] } };
    const taken = await ledger().find(missing).toArray();
    await ledger().deleteMany(missing);
    const planted: Record<string, unknown[][]> = {
      [reversed]: [
        ['application_fee_refund', 100, 0],
        ['transfer_reversal', 2000, 0],
      ],
      [disputed]: [
        ['dispute', 8500, 0],
        ['dispute_loss', 8500, 0],
      ],
    };
    const ours = (found: unknown[][]) => found.filter(([intent]) => intent === some || intent === other);
    expect(ours(await run())).toEqual(
      [some!, other!].flatMap((intent) => planted[intent]!.map((facts) => [intent, ...facts])),
    );
    await ledger().insertMany(taken);
    expect(ours(await run())).toEqual([]);
  });

  it('finds the same when another worker takes over from one that still runs', async () => {
    const changed = await paid();
    const by = (cents: number) => ledger().updateOne({ _id: `${changed}:charge` }, { $inc: { amountCents: cents } });
    await by(1);
    const { id } = await harness.call(startReconciliation, {}, admin);
    const finish = async () => {
      for (let done = false; !done;) ({ isDone: done } = await harness.call(reconcileStep, { id }, actorAs('system')));
    };
    await Promise.all([finish(), finish(), finish()]);
    const { runs, differences } = await report();
    expect(runs[0]).toMatchObject({ id, phase: 'done', differenceCount: differences.length });
    expect(differences.filter(({ paymentIntentId }) => paymentIntentId === changed)).toMatchObject([
      { kind: 'charge', stripeCents: 8500, ledgerCents: 8501 },
    ]);
    await by(-1);
  });

  it('continues where it was after Stripe was away, and never runs twice', async () => {
    const { id } = await harness.call(startReconciliation, {}, admin);
    await expect(harness.call(startNightlyReconciliation, {}, actorAs('system'))).resolves.toMatchObject({ id });
    await harness.withoutStripe(() =>
      expect(harness.call(reconcileStep, { id }, actorAs('system'))).rejects.toMatchObject({
        code: 'PAYMENT.STRIPE_FAILED',
      }),
    );
    expect(await run()).toHaveLength(4);
    expect((await report()).runs.filter(({ finishedAt }) => finishedAt === null)).toEqual([]);
  });
});
