import type { AddressInfo } from 'node:net';
import { Module, type DynamicModule, type INestApplicationContext, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { systemClock, type Clock, type ServiceName } from '@stallbook/kernel';
import { isMongoUnreachable } from '@stallbook/messaging';
import { GrpcRpcServer, InProcessServer, type RpcServerOptions } from '@stallbook/rpc';
import type { FastifyInstance } from 'fastify';
import type { StallbookConfig } from '../config/config.js';
import { Keyring } from '../keys/keyring.js';
import { createLogger, type Logger } from '../logging/logger.js';
import { NestLogger } from '../logging/nest-logger.js';
import { observeHttp } from '../tracing/observe-http.js';
import { CLOCK } from '../tokens.js';
import { closeHttp } from './close-http.js';
import { DiskGuard } from './disk-guard.js';
import { PlatformModule } from './platform.module.js';
import { ownRpcPort } from './rpc-addresses.js';
import { runProcess } from './run-process.js';

export interface ServiceOptions {
  name: ServiceName;
  module: Type | DynamicModule;
  config: StallbookConfig;
  /** Prepares Fastify (parsers, limits) before the routes exist. Only for services that accept bodies. */
  configureHttp?: (fastify: FastifyInstance) => void | Promise<void>;
}

export interface RunningService {
  app: INestApplicationContext;
  url?: string;
  /** Finishes current work, then closes everything in order. */
  close(): Promise<void>;
}

interface Listen {
  host: string;
  port: number;
}

@Module({})
class ServiceHost {}

interface PlacedService extends ServiceOptions {
  hosted: boolean;
  clock: AppClock;
}

/** Lets objects created before the app use its clock later. */
class AppClock implements Clock {
  private clock = systemClock;

  now(): Date {
    return this.clock.now();
  }

  follow(app: INestApplicationContext): void {
    this.clock = app.get<Clock>(CLOCK);
  }
}

const hostModule = ({ name, module, config, hosted }: PlacedService, logger: Logger): DynamicModule => ({
  module: ServiceHost,
  imports: [PlatformModule.forService({ service: name, config, logger, hosted }), module],
});

const MAX_PARAM_LENGTH = 8_192;
/** A client that takes a file slowly loses the rest when the server closes the connection. */
const KEEP_ALIVE_MS = 15 * 60_000;
/** Calls have 5 s after this, and a process must stop within 10 s. */
const DRAIN_MS = 3_000;

type Strategy = GrpcRpcServer | InProcessServer;

async function withHttp(options: PlacedService, logger: Logger, strategy: Strategy, { host, port }: Listen) {
  const adapter = new FastifyAdapter({
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  observeHttp(fastify);
  await options.configureHttp?.(fastify);
  const app = await NestFactory.create<NestFastifyApplication>(hostModule(options, logger), adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  try {
    options.clock.follow(app);
    app.connectMicroservice({ strategy });
    await app.startAllMicroservices();
    await app.listen(port, host);
  } catch (error) {
    await app.close();
    throw error;
  }
  const address = app.getHttpServer().address() as AddressInfo;
  return { app, url: `http://${host}:${address.port}`, close: () => closeHttp(app, DRAIN_MS) };
}

async function withoutHttp(options: PlacedService, logger: Logger, strategy: Strategy) {
  const app = await NestFactory.createMicroservice(hostModule(options, logger), {
    strategy,
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  try {
    options.clock.follow(app);
    await app.listen();
  } catch (error) {
    await app.close();
    throw error;
  }
  return { app, close: () => app.close() };
}

const place = (options: PlacedService, logger: Logger, strategy: Strategy, listen: Listen): Promise<RunningService> =>
  options.configureHttp ? withHttp(options, logger, strategy, listen) : withoutHttp(options, logger, strategy);

const callOptions = (config: StallbookConfig, logger: Logger): RpcServerOptions => ({
  logger,
  admit: new DiskGuard(config.STALLBOOK_DATABASE_DIR).admit,
  inputKeys: Keyring.of(config, 'STALLBOOK_PERSONAL_KEYS', 'input-digest').all.map(({ key }) => key),
  isUnreachable: isMongoUnreachable,
});

/** Runs a service as a separate process with gRPC, an ops port, and a clean shutdown. @throws if it cannot start */
export function startService(options: ServiceOptions): Promise<RunningService> {
  const { name, config } = options;
  return runProcess(name, config, async (logger) => {
    const { STALLBOOK_ACTOR_PUBLIC_KEYS: actorKeys, HOST: host, STALLBOOK_HTTP_PORT } = config;
    if (!actorKeys) throw new Error('STALLBOOK_ACTOR_PUBLIC_KEYS is not set for this process');
    const clock = new AppClock();
    const strategy = new GrpcRpcServer({
      ...callOptions(config, logger),
      clock,
      actorKeys,
      host,
      port: ownRpcPort(name, config),
    });
    const placed = { ...options, hosted: false, clock };
    const running = await place(placed, logger, strategy, { host, port: STALLBOOK_HTTP_PORT });
    logger.info(`${name} is ready`);
    return running;
  });
}

export function hostService(options: ServiceOptions): Promise<RunningService> {
  const { name, config } = options;
  const logger = createLogger({ service: name, level: config.LOG_LEVEL });
  const clock = new AppClock();
  const strategy = new InProcessServer({ ...callOptions(config, logger), clock });
  return place({ ...options, hosted: true, clock }, logger, strategy, { host: '127.0.0.1', port: 0 });
}
