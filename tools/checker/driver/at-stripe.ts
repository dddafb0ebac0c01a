import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from './person.js';

const PAUSE_MS = 200;
const PATIENCE_MS = 60_000;
const KEY = 'sk_test_the_checker';

/** A refusal from Stripe itself. */
export class StripeRefused extends Error {
  override readonly name = 'StripeRefused';
}

/** A person's actions on Stripe's pages; waits while the local Stripe is down. */
export class AtStripe {
  constructor(private readonly place: Pick<Place, 'stripe' | 'stripeKey'>) {}

  onboard(accountId: string): Promise<void> {
    return this.steer(`accounts/${accountId}/onboard`);
  }

  /** @throws StripeRefused where the payment was canceled. */
  async pay(paymentIntentId: string): Promise<void> {
    await this.steer(`payment_intents/${paymentIntentId}/pay`).catch((error: unknown) => {
      // The answer to the first attempt was lost.
      if (!(error instanceof StripeRefused) || !error.message.includes('status of succeeded')) throw error;
    });
  }

  /** Refunds as in Stripe's dashboard; everything left if no amount is given. `key`: the same key is one refund. */
  refund(paymentIntentId: string, key: string, amountCents?: number): Promise<void> {
    const form = new URLSearchParams({
      payment_intent: paymentIntentId,
      reverse_transfer: 'true',
      refund_application_fee: 'true',
      ...(amountCents !== undefined && { amount: String(amountCents) }),
    });
    return this.post('/v1/refunds', form, { authorization: `Bearer ${KEY}`, 'idempotency-key': key });
  }

  private steer(path: string): Promise<void> {
    return this.post(`/_emulator/${path}`, undefined, { authorization: `Bearer ${this.place.stripeKey}` });
  }

  private async post(path: string, body?: URLSearchParams, headers: Record<string, string> = {}): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; ;) {
      const response = await fetch(this.place.stripe + path, { method: 'POST', headers, ...(body && { body }) }).catch(
        () => undefined,
      );
      if (response?.ok) return;
      const refusal = response && `the local Stripe answered ${response.status} to ${path}: ${await response.text()}`;
      if (response && response.status < 500) throw new StripeRefused(refusal);
      if (Date.now() > end) throw new Error(refusal ?? `the local Stripe did not answer to ${path}`);
      await sleep(PAUSE_MS);
    }
  }
}
