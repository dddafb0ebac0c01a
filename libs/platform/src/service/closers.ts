import { Injectable } from '@nestjs/common';

/** Consumers first, the database last: what is closed later may still be needed by what is closed earlier. */
const ORDER = ['bus', 'clock', 'rpc', 'queue redis', 'redis', 'mongo'] as const;
type Part = (typeof ORDER)[number];

@Injectable()
export class Closers {
  private readonly closers = new Map<Part, (() => unknown)[]>();

  /** What ends a part, in order. */
  add(part: Part, ...steps: (() => unknown)[]): void {
    this.closers.set(part, steps);
  }

  /** Closes everything even when one fails, then throws what failed. */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (const part of ORDER) {
      for (const step of this.closers.get(part) ?? []) {
        await Promise.resolve()
          .then(step)
          .catch((error: unknown) => failures.push(error));
      }
      this.closers.delete(part);
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some connections did not close');
  }
}
