import type { Store } from '../state/store.js';
import type { Delivery } from '../state/tables.js';
import { attempt } from './attempt.js';

const AT_ONCE = 8;
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 30_000;

export const retryDelayMs = (attempts: number): number =>
  Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1));

/** Delivers queued webhooks in the background, each until a 2xx answers it. */
export class Courier {
  private readonly underWay = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | null = null;
  private readonly stopping = new AbortController();

  constructor(private readonly store: Store) {}

  /** Looks for due deliveries after the current handler has finished. */
  wake(): void {
    this.plan(0);
  }

  /** Breaks off the attempts under way, which the next start makes again, and starts no other. */
  async stop(): Promise<void> {
    this.stopping.abort();
    if (this.timer) clearTimeout(this.timer);
    await Promise.all(this.underWay.values());
  }

  /** Delivers one webhook now, whatever its state, and waits for the answer. */
  async deliver(delivery: Delivery): Promise<void> {
    const current = this.underWay.get(delivery.id);
    if (current) return current;
    const work = this.send(delivery).finally(() => this.underWay.delete(delivery.id));
    this.underWay.set(delivery.id, work);
    return work;
  }

  private plan(delayMs: number): void {
    if (this.stopping.signal.aborted) return;
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), delayMs);
  }

  private look(): void {
    const waiting = [...this.store.deliveries.values()].filter(
      (delivery) => delivery.status === 'pending' && !this.underWay.has(delivery.id),
    );
    const now = Date.now();
    const due = waiting.filter((delivery) => delivery.nextAttemptAt <= now);
    for (const delivery of due.slice(0, Math.max(0, AT_ONCE - this.underWay.size))) {
      void this.deliver(delivery).then(() => this.plan(0));
    }
    const next = waiting.filter((delivery) => delivery.nextAttemptAt > now).map((delivery) => delivery.nextAttemptAt);
    if (next.length > 0) this.plan(Math.max(1, Math.min(...next) - now));
  }

  private async send(delivery: Delivery): Promise<void> {
    const event = this.store.find('events', delivery.eventId);
    const { url, secret } = this.store.webhook;
    if (!event || !url) {
      delivery.nextAttemptAt = Date.now() + LONGEST_RETRY_MS;
      return;
    }
    // What is sent was answered before: the webhook must not overtake the state it tells about.
    await this.store.saved();
    const { status, error } = await attempt({ url, secret }, event, {}, this.stopping.signal);
    delivery.attempts += 1;
    delivery.lastStatus = status;
    delivery.lastError = error;
    if (status !== null && status >= 200 && status < 300) {
      delivery.status = 'delivered';
      event.pending_webhooks = 0;
    } else {
      delivery.nextAttemptAt = Date.now() + retryDelayMs(delivery.attempts);
    }
    this.store.touch();
    await this.store.saved();
  }
}
