import type { AddressInfo } from 'node:net';
import { Module } from '@nestjs/common';
import type { DynamicModule, INestApplication, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServiceName } from '@stallbook/kernel';
import { InProcessServer, TcpRpcServer } from '@stallbook/rpc';
import type { FastifyInstance } from 'fastify';
import type { StallbookConfig } from '../config/config.js';
import { health } from '../health/health.js';
import { HealthModule } from '../health/health.module.js';
import { createLogger } from '../logging/logger.js';
import type { Logger } from '../logging/logger.js';
import { NestLogger } from '../logging/nest-logger.js';
import { observeHttp } from '../tracing/observe-http.js';
import { startTracing } from '../tracing/start-tracing.js';
import { guardProcess } from './guard-process.js';
import { PlatformModule } from './platform.module.js';
import { ownRpcPort } from './rpc-addresses.js';

export interface ServiceOptions {
  name: ServiceName;
  module: Type | DynamicModule;
  config: StallbookConfig;
  /** Only for a service that takes bodies over HTTP: prepares Fastify (parsers, limits) before the routes exist. */
  configureHttp?: (fastify: FastifyInstance) => void | Promise<void>;
}

export interface RunningService {
  app: INestApplication;
  /** Address of the service's HTTP server. */
  url: string;
  /** Finishes what is under way, then closes everything in order. */
  close(): Promise<void>;
}

@Module({})
class ServiceHost {}

const hostModule = ({ name, module, config }: ServiceOptions, logger: Logger): DynamicModule => ({
  module: ServiceHost,
  imports: [PlatformModule.forService({ service: name, config, logger }), HealthModule, module],
});

async function boot(options: ServiceOptions, logger: Logger, overTcp: boolean): Promise<RunningService> {
  const { name, config, configureHttp } = options;
  const adapter = new FastifyAdapter({ forceCloseConnections: true, trustProxy: false });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  observeHttp(fastify);
  await configureHttp?.(fastify);
  const app = await NestFactory.create<NestFastifyApplication>(hostModule(options, logger), adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  const rpc = { secret: config.STALLBOOK_SECRET, logger };
  const strategy = overTcp
    ? new TcpRpcServer({ ...rpc, host: config.HOST, port: ownRpcPort(name, config) })
    : new InProcessServer(rpc);
  const [host, httpPort] = overTcp ? [config.HOST, config.STALLBOOK_HTTP_PORT] : ['127.0.0.1', 0];
  try {
    app.connectMicroservice({ strategy });
    await app.startAllMicroservices();
    await app.listen(httpPort, host);
  } catch (error) {
    await app.close();
    throw error;
  }
  const { port } = app.getHttpServer().address() as AddressInfo;
  logger.info({ port }, `${name} is ready`);
  return { app, url: `http://${host}:${port}`, close: () => app.close() };
}

/**
 * Runs a service as a process of its own: calls over TCP, health and metrics over HTTP. SIGTERM and SIGINT finish what
 * is under way and end it. Throws when it cannot start.
 */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { name, config } = options;
  const logger = createLogger({ service: name, level: config.LOG_LEVEL });
  guardProcess(logger);
  const endTracing = await startTracing(name, { endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT });
  const running = await boot(options, logger, true);
  endOnSignal(running, endTracing, logger);
  return running;
}

/** Runs a service inside a process that hosts several: the same module, called without the network. */
export const hostService = (options: ServiceOptions): Promise<RunningService> =>
  boot(options, createLogger({ service: options.name, level: options.config.LOG_LEVEL }), false);

const STOP_MS = 10_000;

function endOnSignal(running: RunningService, endTracing: () => Promise<void>, logger: Logger): void {
  const end = async (signal: string) => {
    logger.info({ signal }, 'stopping');
    health.stop();
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await running.close();
    await endTracing();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      end(signal).catch((err: unknown) => {
        logger.fatal({ err }, 'could not stop in order');
        process.exit(1);
      });
    });
  }
}
