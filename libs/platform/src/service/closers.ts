import { Injectable } from '@nestjs/common';

const ORDER = ['bus', 'clock', 'rpc', 'queue redis', 'redis', 'mongo'] as const;
type Part = (typeof ORDER)[number];

@Injectable()
export class Closers {
  private readonly closers = new Map<Part, (() => unknown)[]>();

  add(part: Part, ...steps: (() => unknown)[]): void {
    this.closers.set(part, steps);
  }

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
