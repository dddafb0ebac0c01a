import { setMaxListeners } from 'node:events';
import {
  Inject,
  Injectable,
  Module,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, LOGGER, type Logger, type StallbookConfig } from '@stallbook/platform';
import { RpcClient } from '@stallbook/rpc';
import { FileClient } from '../file-client.js';
import { DemoCaller } from './demo-caller.js';
import { Pictures } from './pictures.js';
import { Season } from './season.js';

/** Runs after the start, because the season needs every service. */
@Injectable()
class DemoSeason implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stop = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly rpc: RpcClient,
    private readonly files: FileClient,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.STALLBOOK_DEMO) this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stop;
    // Many steps of the season wait at the same time.
    setMaxListeners(0, signal);
    const paysByEmulator = this.config.STRIPE_EMULATOR_PUBLIC_URL !== undefined;
    const caller = new DemoCaller(this.rpc, signal);
    const now = this.clock.now();
    const started = performance.now();
    try {
      const added = await new Season(caller, new Pictures(caller, this.files), { now, paysByEmulator }).run();
      const ms = Math.round(performance.now() - started);
      if (added) this.logger.info({ ms }, 'the demo season is complete');
    } catch (err) {
      if (!signal.aborted) this.logger.warn({ err }, 'the demo season is incomplete; the next start continues it');
    }
  }
}

@Module({ providers: [DemoSeason, FileClient] })
export class DemoModule {}
