import type { MarketEvent } from '@stallbook/contracts';
import { drawEvent } from './draw-event.js';

const CAPACITY = 200;
/** A longer queue would exceed the patience of link previews. */
const QUEUE = 20;

/** Drawing is expensive, so one runs at a time and recent results are kept. */
export class EventPictures {
  private readonly kept = new Map<string, Promise<Buffer>>();
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(private readonly scenes: string) {}

  /** undefined when the queue is full. */
  of(event: MarketEvent): Promise<Buffer> | undefined {
    const key = `${event.id} ${event.updatedAt}`;
    const known = this.kept.get(key);
    if (known) return known;
    if (this.waiting >= QUEUE) return undefined;
    this.waiting += 1;
    const drawn = this.last.then(() => drawEvent(event, this.scenes)).finally(() => (this.waiting -= 1));
    this.last = drawn.catch(() => this.kept.delete(key));
    this.kept.set(key, drawn);
    const [oldest] = this.kept.keys();
    if (this.kept.size > CAPACITY && oldest !== undefined) this.kept.delete(oldest);
    return drawn;
  }
}
