import { notReady } from '../errors.js';

interface Queue {
  length: number;
  tail: Promise<void>;
}

/** Runs work on the same key one after the other, in order of arrival: it waits here instead of racing and retrying. */
export class KeyedMutex {
  private readonly queues = new Map<string, Queue>();

  /** @param limit how much work may wait for a key */
  constructor(private readonly limit = 1_000) {}

  /**
   * @param deadline epoch milliseconds after which the work is not begun any more
   * @throws DomainError NOT_READY where too much waits already, or the deadline passed
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
      if (earlier.length > 0 && deadline <= Date.now()) throw notReady();
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
