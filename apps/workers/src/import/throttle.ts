/**
 * Passes on the latest value, with at most one call per interval and one in parallel. A failed call skips its
 * value and calls `onError`.
 */
export class Throttle<T> {
  private latest: T | undefined;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private sentAt = -Infinity;

  constructor(
    private readonly intervalMs: number,
    private readonly send: (value: T) => Promise<void>,
    private readonly onError: (error: unknown) => void,
  ) {}

  push(value: T): void {
    this.latest = value;
    this.timer ??= setTimeout(() => this.flush(), Math.max(0, this.sentAt + this.intervalMs - performance.now()));
  }

  async end(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.latest = undefined;
    await this.running;
  }

  private flush(): void {
    this.timer = undefined;
    const value = this.latest;
    if (value === undefined) return;
    this.latest = undefined;
    this.sentAt = performance.now();
    this.running = this.running.then(() => this.send(value)).catch(this.onError);
  }
}
