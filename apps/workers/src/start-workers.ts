import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { NestLogger, PlatformModule, createLogger, type Logger, type StallbookConfig } from '@stallbook/platform';
import { WorkersModule } from './workers.module.js';

export interface RunningWorkers {
  close(): Promise<void>;
}

@Module({})
class WorkersHost {}

const hostModule = (config: StallbookConfig, logger: Logger): DynamicModule => ({
  module: WorkersHost,
  imports: [
    PlatformModule.forService({ service: 'workers', config, logger, without: ['mongo', 'bus'] }),
    WorkersModule,
  ],
});

/** Runs the workers, alone or inside a host process. */
export async function startWorkers(config: StallbookConfig): Promise<RunningWorkers> {
  const logger = createLogger({ service: 'workers', level: config.LOG_LEVEL });
  const options = { logger: new NestLogger(logger), abortOnError: false };
  const app = await NestFactory.createApplicationContext(hostModule(config, logger), options);
  return { close: () => app.close() };
}
