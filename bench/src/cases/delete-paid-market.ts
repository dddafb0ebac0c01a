import { deadLettersOf } from '../fixtures/dead-letters.js';
import { openPaidBooths } from '../fixtures/paid-booths.js';
import { openStripe } from '../fixtures/stripe.js';
import type { BenchCase } from '../harness/bench-case.js';
import { plainFigure } from '../harness/figure.js';
import { until } from '../harness/until.js';

const PREFIX = 'bench_delete_paid';
const BOOTHS = 500;
const LOOK_MS = 50;
const WITHIN_MS = 300_000;

export const deletePaidMarket: BenchCase = {
  name: 'delete-paid-market',
  title: 'deletion of a market event with 500 paid booths: every vendor is refunded and notified',
  async run(stage) {
    const stripe = await openStripe(stage);
    const app = await stage.stallbook(PREFIX, { env: stripe.env });
    await stripe.deliverTo(app.url);
    const { organizer, booths } = await openPaidBooths(stage, app.url, stripe, { booths: BOOTHS, vendors: BOOTHS });
    const marketEventId = booths[0]?.eventId ?? '';
    const payments = stage.client.db(`${PREFIX}_billing`).collection('payments');
    const notifications = stage.client.db(`${PREFIX}_notifications`).collection('notifications');
    const replicas = stage.client
      .db(`${PREFIX}_events`)
      .collection<{ _id: string; paymentIds: string[] }>('paidBooths');
    const markets = stage.client.db(`${PREFIX}_events`).collection<{ _id: string }>('marketEvents');
    const paid = () => payments.countDocuments({ marketEventId, status: 'completed' });
    const refunded = () => payments.countDocuments({ marketEventId, status: 'refunded' });
    const notified = async () => (await notifications.distinct('userId', { type: 'payment_refunded' })).length;
    await reached(async () => (await paid()) === BOOTHS);
    await reached(async () => (await replicas.findOne({ _id: marketEventId }))?.paymentIds.length === BOOTHS);

    const started = performance.now();
    const since = () => performance.now() - started;
    await organizer.mutate('DeleteEvent', { id: marketEventId });
    const answered = since();
    const [refunds, notices, gone] = await Promise.all([
      reached(async () => (await refunded()) === BOOTHS).then(since),
      reached(async () => (await notified()) === BOOTHS).then(since),
      reached(async () => (await markets.findOne({ _id: marketEventId })) === null).then(since),
    ]);
    const { charges, refunds: givenBack } = await stripe.totals();
    const deadLetters = await deadLettersOf(stage, PREFIX);
    await app.stop();
    await stripe.stop();
    const of500 = 'of 500 paid booths';
    return [
      plainFigure({ name: `deletion ${of500}, answered`, unit: 'ms' }, [answered]),
      plainFigure({ name: `deletion ${of500}, all refunded`, unit: 'ms' }, [refunds]),
      plainFigure({ name: `deletion ${of500}, all notified`, unit: 'ms' }, [notices]),
      plainFigure({ name: `deletion ${of500}, market event gone`, unit: 'ms' }, [gone]),
      plainFigure({ name: 'cents that Stripe gave back too few or too many', unit: '', bar: { most: 0 } }, [
        Math.abs(charges - givenBack),
      ]),
      plainFigure({ name: 'dead letters', unit: '', bar: { most: 0 } }, [deadLetters]),
    ];
  },
};

const reached = (holds: () => Promise<boolean>) => until(holds, WITHIN_MS, LOOK_MS);
