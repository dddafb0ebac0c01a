import type { Db } from 'mongodb';
import { setImmediate as turn } from 'node:timers/promises';
import type { PaymentSync } from '../payment/payment-sync.js';
import { STRIPE_AT_A_TIME } from '../stripe/at-a-time.js';
import { StripeEventProcessor } from './stripe-event-processor.js';
import type { StripeEvent } from './stripe-event.schema.js';
import type { StripeEvents } from './stripe-events.js';
import { WaitingEventTask } from './waiting-event.task.js';

const waiting = (index: number): StripeEvent => ({
  _id: `evt_${index}`,
  type: 'charge.refunded',
  subject: { kind: 'payment', paymentIntentId: `pi_${index}` },
  status: 'waiting',
  receivedAt: new Date(0),
  attempts: 0,
  nextTryAt: new Date(0),
});

describe('a backlog of Stripe events', () => {
  function open(count: number) {
    const events = new Map(Array.from({ length: count }, (_, index) => [`evt_${index}`, waiting(index)]));
    const stored = {
      due: (limit: number) => Promise.resolve([...events.values()].slice(0, limit)),
      close: ({ _id }: StripeEvent) => Promise.resolve(void events.delete(_id)),
    } as unknown as StripeEvents;
    const running = { now: 0, most: 0 };
    const paymentIdOf = async () => {
      running.most = Math.max(running.most, (running.now += 1));
      await turn();
      running.now -= 1;
      return null;
    };
    const none = {} as never;
    const logger = { warn: jest.fn() } as never;
    const payments = { paymentIdOf } as unknown as PaymentSync;
    const processor = new StripeEventProcessor(stored, payments, none, none, none, none, logger);
    const db = { collection: () => ({}) } as unknown as Db;
    const task = new WaitingEventTask(stored, processor, db, logger);
    return { events, running, processor, round: () => task['poll'](new AbortController().signal) };
  }

  it('is processed in one round, a few at a time', async () => {
    const { events, running, round } = open(120);
    await round();
    expect(events.size).toBe(0);
    expect(running.most).toBe(STRIPE_AT_A_TIME);
  });

  it('does not delay a webhook that arrives meanwhile', async () => {
    const { events, processor, round } = open(120);
    const draining = round();
    await turn();
    const next = waiting(120);
    events.set(next._id, next);
    await processor.processNow(next);
    expect([events.has(next._id), events.size > 0]).toEqual([false, true]);
    await draining;
  });

  it('does not grow the number of calls when all are delivered together', async () => {
    const { events, running, processor, round } = open(20);
    await Promise.all([...events.values()].map((event) => processor.processNow(event)));
    expect(running.most).toBe(STRIPE_AT_A_TIME);
    expect(events.size).toBe(20 - STRIPE_AT_A_TIME);
    await round();
    expect(events.size).toBe(0);
  });
});
