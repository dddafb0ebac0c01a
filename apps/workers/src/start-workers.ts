import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  HealthModule,
  NestLogger,
  PlatformModule,
  createLogger,
  observeHttp,
  type Logger,
  type StallbookConfig,
} from '@stallbook/platform';
import type { FastifyInstance } from 'fastify';
import { WorkersModule } from './workers.module.js';

export interface RunningWorkers {
  /** Finishes the jobs under way. */
  close(): Promise<void>;
}

@Module({})
class WorkersHost {}

const hostModule = (config: StallbookConfig, logger: Logger): DynamicModule => ({
  module: WorkersHost,
  imports: [
    PlatformModule.forService({ service: 'workers', config, logger, without: ['mongo', 'bus'] }),
    HealthModule,
    WorkersModule.register(config),
  ],
});

const loggerOf = (config: StallbookConfig): Logger => createLogger({ service: 'workers', level: config.LOG_LEVEL });

/** Runs the workers inside a process that hosts more, without a port of their own. */
export async function startWorkers(config: StallbookConfig): Promise<RunningWorkers> {
  const logger = loggerOf(config);
  const options = { logger: new NestLogger(logger), abortOnError: false };
  const app = await NestFactory.createApplicationContext(hostModule(config, logger), options);
  return { close: () => app.close() };
}

/** Runs the workers as a process of their own, with health and metrics over HTTP. */
export async function serveWorkers(config: StallbookConfig, logger: Logger): Promise<RunningWorkers> {
  const adapter = new FastifyAdapter({ forceCloseConnections: true });
  observeHttp(adapter.getInstance() as unknown as FastifyInstance);
  const app = await NestFactory.create<NestFastifyApplication>(hostModule(config, logger), adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  await app.listen(config.STALLBOOK_HTTP_PORT, config.HOST);
  return { close: () => app.close() };
}
