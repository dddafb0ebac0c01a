import { setTimeout as pause } from 'node:timers/promises';
import { openPaidBooths, type Booth } from '../fixtures/paid-booths.js';
import { Screen } from '../fixtures/screen.js';
import { openStripe } from '../fixtures/stripe.js';
import type { BenchCase } from '../harness/bench-case.js';
import type { Browser } from '../harness/browser.js';
import { ratioFigure } from '../harness/figure.js';
import { openKafkaEcho } from '../harness/kafka-echo.js';
import { ROUNDS, interleave, paced } from '../harness/rounds.js';
import { percentile } from '../harness/stats.js';

/** As many payments a market event as fit on one page of the list. */
const VENDORS = 8;
const COUNT = 40;
const PACE = { count: COUNT, everyMs: 40 };

export const paidShown: BenchCase = {
  name: 'paid-shown',
  title: 'from a payment’s webhook to “paid” on the open screens of organizer and vendor, against a kafkajs round trip',
  async run(stage) {
    const stripe = await openStripe(stage);
    const app = await stage.stallbook('bench_paid', { env: stripe.env });
    const wanted = { booths: COUNT * (ROUNDS + 1), vendors: VENDORS };
    const { organizer, booths } = await openPaidBooths(stage, app.url, stripe, wanted);
    const screens = new Map<Browser, Screen>([[organizer, await Screen.open(organizer, 'OrganizerPayments')]]);
    for (const { vendor } of booths) {
      if (!screens.has(vendor)) screens.set(vendor, await Screen.open(vendor, 'VendorPayments'));
    }
    const shown = async (): Promise<number> => {
      const booth = booths.pop() as Booth;
      const { paymentId, eventId, vendor, paymentIntentId } = booth;
      const seen = [organizer, vendor].map((one) => (screens.get(one) as Screen).paidAt(paymentId, eventId));
      const started = performance.now();
      const [, ...instants] = await Promise.all([stripe.announce(app.url, paymentIntentId), ...seen]);
      return Math.max(...instants) - started;
    };
    const echo = await openKafkaEcho(stage.servers.env.KAFKA_BROKERS ?? '');
    // By then, all setup messages are delivered.
    await pause(3_000);
    const { kafka, ours } = await stage.profiled(app, 'paid-shown', () =>
      interleave({ kafka: () => paced(PACE, () => echo.roundTrip()), ours: () => paced(PACE, shown) }),
    );
    for (const screen of screens.values()) screen.end();
    await echo.close();
    await app.stop();
    await stripe.stop();
    const figure = (p: number, bar?: { most: number }) => {
      const of = (rounds: number[][]) => rounds.map((values) => percentile(values, p / 100));
      const about = { name: `paid on both screens, p${p}`, unit: 'ms', ...(bar && { bar }) };
      return ratioFigure(about, of(ours), of(kafka));
    };
    return [figure(50), figure(95, { most: 8 })];
  },
};
