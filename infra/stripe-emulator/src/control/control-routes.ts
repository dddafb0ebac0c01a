import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { StripeApiError } from '../api/errors.js';
import { refundModes, type World } from '../world.js';
import type { Control } from './control.js';

const settings = z.strictObject({
  url: z.url().nullable().optional(),
  secret: z.string().min(1).optional(),
  held: z.boolean().optional(),
  delayMs: z.number().int().min(0).max(600_000).optional(),
  copies: z.number().int().min(1).max(10).optional(),
  replyDelayMs: z.number().int().min(0).max(30_000).optional(),
});
const release = z.strictObject({ order: z.array(z.string()).optional() });
const redeliver = z.strictObject({
  times: z.number().int().min(1).max(20).optional(),
  ageSeconds: z.number().int().optional(),
  secret: z.string().optional(),
  unsigned: z.boolean().optional(),
});
const pay = z.strictObject({ card: z.string().optional() });
const renew = z.strictObject({ outcome: z.enum(['paid', 'failed']).optional() });

const refunds = z.strictObject({ mode: z.enum(refundModes) });
const fee = z.strictObject({ percent: z.number().min(0), fixedCents: z.int().min(0) });
const close = z.strictObject({ outcome: z.enum(['won', 'lost']) });
const closePayout = z.strictObject({ outcome: z.enum(['paid', 'failed']) });
const finish = z.strictObject({ outcome: z.enum(['succeeded', 'failed']) });

type Work = (id: string, body: unknown) => unknown;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The control API: JSON in, JSON out, for callers with its key. It never returns the webhook secret. */
export const serveControl = (app: FastifyInstance, world: World, control: Control, key: string): void => {
  const expected = digest(`Bearer ${key}`);
  const holdsKey = ({ headers }: FastifyRequest) => timingSafeEqual(digest(headers.authorization ?? ''), expected);
  const route = (method: 'GET' | 'POST', url: string, work: Work): void => {
    app.route({
      method,
      url: `/_emulator/${url}`,
      onRequest: async (request, reply) => {
        if (!holdsKey(request)) await reply.code(401).send({ error: { message: 'The control API needs its key.' } });
      },
      handler: async (request: FastifyRequest, reply) => {
        try {
          const result = await work((request.params as { id?: string }).id ?? '', request.body ?? {});
          await world.store.saved();
          return await reply.send(result ?? { done: true });
        } catch (error) {
          if (error instanceof StripeApiError) return reply.code(error.status).send({ error: error.body });
          if (error instanceof z.ZodError) return reply.code(400).send({ error: { message: z.prettifyError(error) } });
          throw error;
        }
      },
    });
  };
  route('POST', 'webhook', (_id, body) => {
    const { url, held, delayMs, copies, replyDelayMs } = control.configure(settings.parse(body));
    return { url, held, delayMs, copies, replyDelayMs };
  });
  route('GET', 'deliveries', () => ({ data: control.deliveries() }));
  route('POST', 'release', (_id, body) => control.release(release.parse(body).order));
  route('POST', 'settled', () => control.settled());
  route('POST', 'events/:id/redeliver', async (id, body) => ({
    data: await control.redeliver(id, redeliver.parse(body)),
  }));
  route('GET', 'totals', () => control.totals());
  route('POST', 'accounts/:id/onboard', (id) => control.onboard(id));
  route('POST', 'accounts/:id/restrict', (id) => control.restrict(id));
  route('POST', 'accounts/:id/revoke', (id) => control.revoke(id));
  route('POST', 'subscriptions/:id/renew', (id, body) => control.renew(id, renew.parse(body).outcome));
  route('POST', 'refunds', (_id, body) => control.refunds(refunds.parse(body).mode));
  route('POST', 'processing_fee', (_id, body) => control.processingFee(fee.parse(body)));
  route('POST', 'refunds/:id/finish', (id, body) => control.finishRefund(id, finish.parse(body).outcome));
  route('POST', 'payment_intents/:id/dispute', (id) => ({ id: control.dispute(id) }));
  route('POST', 'accounts/:id/payout', (id) => ({ id: control.payout(id) }));
  route('POST', 'payouts/:id/close', (id, body) => control.closePayout(id, closePayout.parse(body).outcome));
  route('POST', 'disputes/:id/close', (id, body) => control.closeDispute(id, close.parse(body).outcome));
  route('POST', 'payment_intents/:id/process', (id) => ({ status: control.process(id) }));
  route('POST', 'payment_intents/:id/pay', (id, body) => ({ status: control.pay(id, pay.parse(body).card) }));
};
