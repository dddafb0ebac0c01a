import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, type Logger } from '@stallbook/platform';
import { AccountExports } from '../account-export/account-exports.js';
import { Uploads } from './uploads.js';

const EVERY_MS = 10 * 60_000;

/** Looks for orphans and for exports that have had their time; several replicas may do so at once. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly uploads: Uploads,
    private readonly accountExports: AccountExports,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.uploads.sweep().catch((err: unknown) => this.logger.error({ err }, 'orphans could not be swept'));
      this.accountExports
        .sweep()
        .catch((err: unknown) => this.logger.error({ err }, 'exports that expired could not be deleted'));
    }, EVERY_MS);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
