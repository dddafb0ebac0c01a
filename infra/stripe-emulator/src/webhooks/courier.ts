import type { Store } from '../state/store.js';
import { attempt } from './attempt.js';

const CONCURRENCY = 8;
const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 30_000;

const retryDelayMs = (attempts: number): number =>
  Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1));

/** Delivers queued webhooks in the background until a 2xx answers each. */
export class Courier {
  private readonly underWay = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | null = null;
  private readonly stopping = new AbortController();

  constructor(private readonly store: Store) {}

  /** Looks for due deliveries after the current handler has finished. */
  wake(): void {
    this.plan(0);
  }

  /** Aborts running attempts, which the next start repeats, and starts no others. */
  async stop(): Promise<void> {
    this.stopping.abort();
    if (this.timer) clearTimeout(this.timer);
    await Promise.all(this.underWay.values());
  }

  /** Delivers one webhook now, in any state, and waits for the answer. */
  async deliver(id: string): Promise<void> {
    const current = this.underWay.get(id);
    if (current) return current;
    const work = this.send(id).finally(() => this.underWay.delete(id));
    this.underWay.set(id, work);
    return work;
  }

  private plan(delayMs: number): void {
    if (this.stopping.signal.aborted) return;
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), delayMs);
  }

  private look(): void {
    const now = Date.now();
    let next = Infinity;
    for (const id of this.store.waiting) {
      if (this.underWay.size >= CONCURRENCY) return;
      if (this.underWay.has(id)) continue;
      const dueAt = this.store.get('deliveries', id)?.nextAttemptAt ?? now;
      if (dueAt <= now) void this.deliver(id).then(() => this.plan(0));
      else next = Math.min(next, dueAt);
    }
    if (next < Infinity) this.plan(Math.max(1, next - now));
  }

  private async send(id: string): Promise<void> {
    const delivery = this.store.get('deliveries', id);
    const event = delivery && this.store.find('events', delivery.eventId);
    if (!delivery || !event) return this.store.drop('deliveries', id);
    const { url, secret } = this.store.webhook;
    // The webhook must not overtake the state that it reports.
    await this.store.saved();
    const { status, error } = url
      ? await attempt({ url, secret }, event, {}, this.stopping.signal)
      : { status: null, error: 'No webhook address is configured.' };
    const attempts = delivery.attempts + 1;
    const delivered = status !== null && status >= 200 && status < 300;
    this.store.put('deliveries', id, {
      ...delivery,
      status: delivered ? 'delivered' : 'pending',
      attempts,
      nextAttemptAt: Date.now() + retryDelayMs(attempts),
      lastStatus: status,
      lastError: error,
    });
    const sent = this.store.find('events', delivery.eventId);
    if (sent && delivered) sent.pending_webhooks = 0;
    await this.store.saved();
  }
}
