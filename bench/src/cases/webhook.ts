import { newId } from '@stallbook/kernel';
import Stripe from 'stripe';
import type { BenchCase } from '../harness/bench-case.js';
import { plainFigure, ratioFigure } from '../harness/figure.js';
import { interleave, perSecond } from '../harness/rounds.js';
import { percentile } from '../harness/stats.js';

const PREFIX = 'bench_webhook';
const SECRET = 'whsec_of_the_bench';
const COUNT = 2_000;
const CONCURRENCY = 32;
const BURST = 1_000;
const { webhooks } = new Stripe('sk_test_bench');

export const webhook: BenchCase = {
  name: 'webhook',
  title: 'webhooks of Stripe, verified, stored and answered, against a bare Fastify route that verifies and inserts',
  async run(stage) {
    const app = await stage.stallbook(PREFIX, {
      env: { STRIPE_SECRET_KEY: 'sk_test_bench', STRIPE_WEBHOOK_SECRET: SECRET },
    });
    const bare = await stage.floor('bare-webhook', {
      MONGODB_URL: stage.servers.env.MONGODB_URL,
      DATABASE: `${PREFIX}_floor`,
      STRIPE_WEBHOOK_SECRET: SECRET,
    });
    const result = await interleave<'bare' | 'ours', number>({
      bare: () => perSecond(COUNT, CONCURRENCY, () => deliver(bare.url)),
      ours: () => perSecond(COUNT, CONCURRENCY, () => deliver(app.url)),
    });
    const bursts = await interleave<'all', number>({
      all: async () => percentile(await Promise.all(Array.from({ length: BURST }, () => deliver(app.url))), 0.99),
    });
    const stored = await stage.client.db(`${PREFIX}_billing`).collection('stripeEvents').countDocuments();
    await Promise.all([app.stop(), bare.stop()]);
    const rounds = result.ours.length + 1;
    return [
      ratioFigure({ name: 'webhook', unit: '/s', bar: { least: 0.5 } }, result.ours, result.bare),
      plainFigure({ name: 'webhook, 1,000 together, p99', unit: 'ms', bar: { most: 100 } }, bursts.all),
      plainFigure({ name: 'webhooks lost', unit: '', bar: { most: 0 } }, [rounds * (COUNT + BURST) - stored]),
    ];
  },
};

/** An event that billing stores and does not follow, since following one asks Stripe. Returns milliseconds. */
async function deliver(url: string): Promise<number> {
  const id = `evt_${newId()}`;
  const payload = JSON.stringify({ id, object: 'event', type: 'product.updated', data: { object: { id: 'prod_1' } } });
  const signature = webhooks.generateTestHeaderString({ payload, secret: SECRET });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const started = performance.now();
  const answer = await fetch(`${url}/webhooks/stripe`, { method: 'POST', headers, body: payload });
  await answer.text();
  if (!answer.ok) throw new Error(`a webhook was answered with ${answer.status}`);
  return performance.now() - started;
}
