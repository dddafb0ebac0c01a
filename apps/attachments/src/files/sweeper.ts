import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, type Logger } from '@stallbook/platform';
import { Uploads } from './uploads.js';

const EVERY_MS = 30 * 60_000;

/** Looks for orphans now and then; several replicas may do so at once. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly uploads: Uploads,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.uploads.sweep().catch((err: unknown) => this.logger.error({ err }, 'orphans could not be swept'));
    }, EVERY_MS);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
