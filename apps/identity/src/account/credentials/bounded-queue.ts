import { DomainError } from '@stallbook/kernel';

interface Limits {
  running: number;
  waiting: number;
  /** Limit of running and waiting tasks per caller. */
  perCaller: number;
}

const overloaded = () => new DomainError('OVERLOADED', 'Please try again in a moment.');

/** Limits running and waiting tasks. Refuses more with OVERLOADED. */
export class BoundedQueue {
  private active = 0;
  private readonly queue: (() => void)[] = [];
  private readonly callers = new Map<string, number>();

  constructor(private readonly limits: Limits) {}

  async run<T>(task: () => Promise<T>, caller: string): Promise<T> {
    this.enter(caller);
    try {
      if (this.active >= this.limits.running) await this.turn();
      else this.active += 1;
      return await task().finally(() => this.next());
    } finally {
      this.leave(caller);
    }
  }

  private next(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.active -= 1;
  }

  /** Resolves when a finished task frees its place. */
  private turn(): Promise<void> {
    if (this.queue.length >= this.limits.waiting) throw overloaded();
    return new Promise((resolve) => this.queue.push(resolve));
  }

  private enter(caller: string): void {
    const count = this.callers.get(caller) ?? 0;
    if (count >= this.limits.perCaller) throw overloaded();
    this.callers.set(caller, count + 1);
  }

  private leave(caller: string): void {
    const count = this.callers.get(caller) ?? 0;
    if (count <= 1) this.callers.delete(caller);
    else this.callers.set(caller, count - 1);
  }
}
