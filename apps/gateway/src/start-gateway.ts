import { join } from 'node:path';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Clock } from '@stallbook/kernel';
import {
  CLOCK,
  HourlyQuota,
  NestLogger,
  closeHttp,
  createLogger,
  observeHttp,
  type Logger,
  type StallbookConfig,
} from '@stallbook/platform';
import { RpcClient } from '@stallbook/rpc';
import type { Queue } from 'bullmq';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { FileServer } from './files/file-server.js';
import { uploadLimits } from './files/upload-form.js';
import { serveCalendars } from './calendar/serve-calendars.js';
import { receiveClientErrors } from './client-errors/receive-client-errors.js';
import { GatewayModule } from './gateway.module.js';
import { PersistedOperations } from './graphql/persisted-operations.js';
import { compressAnswers } from './http/compress-answers.js';
import { refuseMalformedKeys } from './http/idempotency-key.js';
import { acceptJsonOnly } from './http/json-only.js';
import { acceptGraphqlByPostOnly } from './http/post-only.js';
import { answerRefusedBodies } from './http/refused-bodies.js';
import { sendSecurityHeaders } from './http/security-headers.js';
import { closeSlowRequests, UPLOAD_TIMEOUT_MS } from './http/slow-requests.js';
import { mountQueueBoard } from './queues/queue-board.js';
import { QUEUES } from './queues/queues.js';
import { AccessTokenStrategy } from './session/access-token.strategy.js';
import { identifyCallers } from './session/authenticate.js';
import { SessionCookies } from './session/cookies.js';
import { checkOrigin } from './session/origin-check.js';
import { Requests } from './session/requests.js';
import { servePages } from './web/serve-pages.js';

export interface GatewayOptions {
  config: StallbookConfig;
  webDist?: string;
  schemaFile?: string;
  production?: boolean;
  /** Lets tests enumerate the routes. */
  onRoute?: (route: RouteOptions) => void;
  /** Time limit to receive a request; uploads of signed-in people have more. */
  requestTimeoutMs?: number;
}

export interface RunningGateway {
  app: NestFastifyApplication;
  url: string;
  close(): Promise<void>;
}

const WEB_DIST = join(import.meta.dirname, '../../web/dist');
const BODY_LIMIT = 1_048_576;
const REQUEST_TIMEOUT_MS = 15_000;
/** As long as a call may take, and less than a process has to stop. */
const DRAIN_MS = 5_000;
/** File links carry a signed token in the path. */
const MAX_PARAM_LENGTH = 8_192;

/** Listens on HOST and PORT. */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const { config, webDist = WEB_DIST } = options;
  const production = options.production ?? process.env['NODE_ENV'] === 'production';
  const logger = createLogger({ service: 'gateway', level: config.LOG_LEVEL });
  const adapter = await httpAdapter(options, logger);
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  const persisted = PersistedOperations.read(join(webDist, '../persisted-operations.json'));
  if (production && !persisted)
    throw new Error('persisted-operations.json of the web app is missing. Build the web app first.');
  const settings = {
    production,
    persisted,
    ...(options.schemaFile && { schemaFile: options.schemaFile }),
  };
  const app = await NestFactory.create<NestFastifyApplication>(GatewayModule.register(config, settings), adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
    rawBody: true,
  });
  try {
    const [requests, clock] = [app.get(Requests), app.get<Clock>(CLOCK)];
    identifyCallers(fastify, { cookies: app.get(SessionCookies), strategy: app.get(AccessTokenStrategy) });
    await mountQueueBoard(fastify, { clock, logger, queues: app.get<Queue[]>(QUEUES) });
    receiveClientErrors(fastify, { quota: app.get(HourlyQuota), logger });
    const publicUrl = config.STALLBOOK_PUBLIC_URL.replace(/\/+$/, '');
    serveCalendars(fastify, { requests, clock, publicUrl });
    await servePages(fastify, { dist: webDist, requests, rpc: app.get(RpcClient), clock, publicUrl });
    await app.listen(config.PORT, config.HOST);
  } catch (error) {
    await app.close();
    throw error;
  }
  const { port } = app.getHttpServer().address() as { port: number };
  const url = `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`;
  logger.info({ port }, 'gateway is ready');
  return { app, url, close: () => closeHttp(app, DRAIN_MS, () => app.get(FileServer).interrupt()) };
}

/** Its hooks run in the order in which they are added. */
async function httpAdapter(
  { config, onRoute, requestTimeoutMs = REQUEST_TIMEOUT_MS }: GatewayOptions,
  logger: Logger,
): Promise<FastifyAdapter> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    // A HEAD request must not run a handler that writes; pages and files opt in.
    exposeHeadRoutes: false,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: requestTimeoutMs / 3 },
    trustProxy: 'loopback, linklocal, uniquelocal',
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  if (onRoute) fastify.addHook('onRoute', onRoute);
  observeHttp(fastify);
  sendSecurityHeaders(fastify, config.STALLBOOK_PUBLIC_URL, {
    tilesUrl: config.STALLBOOK_MAP_TILES_URL,
    hasCardForm: Boolean(config.STRIPE_PUBLISHABLE_KEY && !config.STRIPE_EMULATOR_PUBLIC_URL),
  });
  compressAnswers(fastify);
  answerRefusedBodies(fastify);
  closeSlowRequests(fastify, requestTimeoutMs);
  checkOrigin(fastify, config.STALLBOOK_PUBLIC_URL, logger);
  acceptGraphqlByPostOnly(fastify);
  acceptJsonOnly(fastify);
  refuseMalformedKeys(fastify);
  await fastify.register(cookie);
  await fastify.register(multipart, uploadLimits);
  return adapter;
}
