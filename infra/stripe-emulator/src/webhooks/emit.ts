import Stripe from 'stripe';
import type { Store } from '../state/store.js';
import type { EventObject } from '../state/tables.js';
import { type EmitOptions, randomId } from '../world.js';

export type EmitWithRequest = (
  type: string,
  object: object,
  options?: EmitOptions,
  request?: { id: string; idempotencyKey: string | null },
) => void;

/** Records an event and queues its deliveries; `wake` tells the courier. */
export const createEmit =
  (store: Store, clock: { seconds(): number; milliseconds(): number }, wake: () => void): EmitWithRequest =>
  (type, object, options = {}, request) => {
    const { url, copies } = store.webhook;
    const event: EventObject = {
      id: randomId('evt'),
      object: 'event',
      ...(options.account && { account: options.account }),
      api_version: Stripe.API_VERSION,
      created: clock.seconds(),
      data: {
        object: structuredClone(object),
        ...(options.previous && { previous_attributes: structuredClone(options.previous) }),
      },
      livemode: false,
      pending_webhooks: url ? 1 : 0,
      request: { id: request?.id ?? null, idempotency_key: request?.idempotencyKey ?? null },
      type,
    };
    store.insert('events', event);
    if (url)
      for (let copy = 0; copy < copies; copy += 1)
        queueDelivery(store, event.id, clock.milliseconds() + (options.afterMs ?? 0));
    wake();
  };

const queueDelivery = (store: Store, eventId: string, nowMs: number): string => {
  const id = randomId('whd');
  const { held, delayMs } = store.webhook;
  store.put('deliveries', id, {
    id,
    eventId,
    status: held ? 'held' : 'pending',
    attempts: 0,
    nextAttemptAt: nowMs + delayMs,
    lastStatus: null,
    lastError: null,
  });
  return id;
};
