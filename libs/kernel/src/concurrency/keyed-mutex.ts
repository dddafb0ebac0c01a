import { systemClock } from '../clock.js';
import { notReady } from '../errors.js';

interface Queue {
  length: number;
  tail: Promise<void>;
}

/** Runs work on the same key one at a time, in order of arrival. */
export class KeyedMutex {
  private readonly queues = new Map<string, Queue>();

  /** @param limit the maximum number of waiting calls per key */
  constructor(private readonly limit = 1_000) {}

  /**
   * @param deadline epoch milliseconds; work that has not started by then is refused
   * @throws DomainError NOT_READY if the queue is full or the deadline has passed
   */
  async run<R>(keys: string | readonly string[], work: () => Promise<R>, deadline = Infinity): Promise<R> {
    const all = [...new Set([keys].flat())];
    const earlier = all.flatMap((key) => this.queues.get(key) ?? []);
    if (earlier.some(({ length }) => length > this.limit)) throw notReady();
    let done = () => {};
    const tail = new Promise<void>((resolve) => (done = resolve));
    for (const key of all) this.queues.set(key, { length: (this.queues.get(key)?.length ?? 0) + 1, tail });
    try {
      await Promise.all(earlier.map((queue) => queue.tail));
      if (earlier.length > 0 && deadline <= systemClock.now().getTime()) throw notReady();
      return await work();
    } finally {
      for (const key of all) this.leave(key);
      done();
    }
  }

  private leave(key: string): void {
    const queue = this.queues.get(key);
    if (queue && queue.length > 1) queue.length -= 1;
    else this.queues.delete(key);
  }
}
