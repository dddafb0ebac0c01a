import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DB, LOGGER, type Logger } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { buildIndexes } from '../prepare.js';
import type { Projection } from '../projections/projection.js';

export class UnbuiltProjections {
  constructor(readonly projections: readonly Projection[]) {}
}

/** Builds indexes in the background, so that a starting process answers health checks. */
@Injectable()
export class IndexBuilder implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    @Inject(DB) private readonly db: Db,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly unbuilt: UnbuiltProjections,
  ) {}

  onApplicationBootstrap(): void {
    void this.build();
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  private async build(): Promise<void> {
    try {
      await buildIndexes(this.db, this.unbuilt.projections);
    } catch (error) {
      if (!this.stopping) this.logger.error({ err: error }, 'indexes could not be built');
    }
  }
}
