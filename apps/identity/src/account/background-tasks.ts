import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { LOGGER, type Logger } from '@stallbook/platform';

/** Runs after the answer, so that its time reveals nothing. */
@Injectable()
export class BackgroundTasks implements BeforeApplicationShutdown {
  private readonly running = new Set<Promise<void>>();

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  run(what: string, work: () => Promise<unknown>): void {
    const done = work()
      .catch((err: unknown) => this.logger.error({ err, what }, 'work in the background failed'))
      .then(() => void this.running.delete(done));
    this.running.add(done);
  }

  /** Finishes running tasks before the connections close. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.running);
  }
}
