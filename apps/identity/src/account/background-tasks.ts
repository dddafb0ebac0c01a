import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { LOGGER } from '@stallbook/platform';
import type { Logger } from '@stallbook/platform';

/** Work that an answer does not wait for: how long the answer takes tells nothing of what there was to do. */
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

  /** What was begun is ended before the connections close. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.running);
  }
}
