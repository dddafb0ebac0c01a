import { DomainError } from '@stallbook/kernel';

/** Runs at most `running` works at once and lets at most `waiting` wait; more are refused at once with `OVERLOADED`. */
export class BoundedQueue {
  private active = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly limits: { running: number; waiting: number }) {}

  get waiting(): number {
    return this.queue.length;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.active >= this.limits.running) await this.turn();
    else this.active += 1;
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.active -= 1;
    }
  }

  /** Resolves when a place is handed over by a work that ended. */
  private turn(): Promise<void> {
    if (this.queue.length >= this.limits.waiting) {
      throw new DomainError('OVERLOADED', 'Please try again in a moment.');
    }
    return new Promise((resolve) => this.queue.push(resolve));
  }
}
