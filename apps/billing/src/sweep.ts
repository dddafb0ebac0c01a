import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from '@stallbook/platform';

const EVERY_MS = 2_000;

/** Work that is looked for again and again, one round at a time, as long as the service runs. */
export abstract class Sweep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  protected stopped = false;

  constructor(protected readonly logger: Logger) {}

  protected abstract sweep(): Promise<void>;

  onApplicationBootstrap(): void {
    this.schedule();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.sweep()
        .catch((err: unknown) => this.logger.warn({ err, sweep: this.constructor.name }, 'a sweep was cut short'))
        .finally(() => this.schedule());
    }, EVERY_MS);
  }
}
