import { setTimeout as pause } from 'node:timers/promises';
import type Stripe from 'stripe';

/** The clocks here and at Stripe may differ. */
const LEEWAY_SECONDS = 60;

/**
 * Delivers webhooks to an address that Stripe cannot reach: reads the list of events, and posts each new one, signed, until
 * it is accepted.
 */
export class EventPoller {
  private readonly delivered = new Set<string>();
  private readonly since = Math.floor(Date.now() / 1_000) - LEEWAY_SECONDS;
  private readonly stopping = new AbortController();
  private readonly ended: Promise<unknown>;
  isRunning = true;

  constructor(
    private readonly stripe: Stripe,
    private readonly to: { url: string; secret: string; everyMs: number },
  ) {
    this.ended = this.run()
      .catch((error: unknown) => error)
      .finally(() => (this.isRunning = false));
  }

  /** @throws what ended the polling, if it did not last until now */
  async stop(): Promise<void> {
    this.stopping.abort();
    const error = await this.ended;
    if (error) throw error as Error;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const found = await this.stripe.events
        .list({ created: { gte: this.since }, limit: 100 })
        .autoPagingToArray({ limit: 10_000 });
      for (const event of found.reverse()) {
        if (!signal.aborted && !this.delivered.has(event.id) && (await this.deliver(event)))
          this.delivered.add(event.id);
      }
      await pause(this.to.everyMs, undefined, { signal }).catch(() => undefined);
    }
  }

  private async deliver(event: Stripe.Event): Promise<boolean> {
    const payload = JSON.stringify(event);
    const signature = this.stripe.webhooks.generateTestHeaderString({ payload, secret: this.to.secret });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await fetch(this.to.url, { method: 'POST', headers, body: payload })).ok;
  }
}
