import { fastify } from 'fastify';
import { serveApi } from './api/server.js';
import { Control } from './control/control.js';
import { serveControl } from './control/control-routes.js';
import { servePages } from './pages/serve.js';
import { ENDPOINTS, PAGES } from './routes.js';
import { Store } from './state/store.js';
import { Courier } from './webhooks/courier.js';
import { createEmit } from './webhooks/emit.js';
import { type Clock, randomId, unixNow, type World } from './world.js';

export interface EmulatorOptions {
  /** 0 or absent: any free port. */
  port?: number;
  host?: string;
  /** The state file; absent: the state is in memory. */
  dataFile?: string;
  /** The target of signed webhooks; absent: as in the state file, else none. */
  webhookUrl?: string;
  webhookSecret?: string;
  /** The address for browsers, if it is not `http://host:port`. */
  publicUrl?: string;
  /** The bearer token of the control API; without it, the API is not served. */
  controlKey?: string;
  /** Used for dates and expiry; webhook signatures use the real time. */
  clock?: Clock;
}

export interface Emulator {
  url: string;
  host: string;
  port: number;
  control: Control;
  /** Finishes pending work, saves the state, and closes the port. */
  stop(): Promise<void>;
}

const BODY_LIMIT_BYTES = 1_048_576;

/** Starts the emulator in this process. Rejects if the port is taken or the state file is damaged. */
export const startEmulator = async (options: EmulatorOptions = {}): Promise<Emulator> => {
  const { host = '127.0.0.1', clock = { now: () => new Date() } } = options;
  const store = Store.open(options.dataFile ?? null);
  store.configure({
    ...(options.webhookUrl && { url: options.webhookUrl }),
    ...(options.webhookSecret && { secret: options.webhookSecret }),
  });

  let address = options.publicUrl ?? '';
  const courier = new Courier(store);
  const emit = createEmit(store, { seconds: () => unixNow(clock), milliseconds: () => Date.now() }, () =>
    courier.wake(),
  );
  const world: World = {
    store,
    refundMode: 'made',
    intentsFail: false,
    processingFee: { percent: 0, fixedCents: 0 },
    booksLate: false,
    now: () => unixNow(clock),
    id: randomId,
    url: (path) => `${address}${path}`,
    emit: (type, object, emitOptions) => emit(type, object, emitOptions),
  };
  const control = new Control(world, courier);

  const app = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 300 },
    // Paths contain client secrets, so only the method is logged.
    logger: { level: 'error', stream: process.stderr, serializers: { req: ({ method }) => ({ method }) } },
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.get('/healthz', async () => ({ status: 'ok' }));
  serveApi(app, world, emit, ENDPOINTS);
  servePages(app, world, PAGES);
  if (options.controlKey) serveControl(app, world, control, options.controlKey);
  await app.listen({ host, port: options.port ?? 0 });

  const bound = app.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const url = `http://${host}:${port}`;
  address ||= url;
  courier.wake();
  return {
    url,
    host,
    port,
    control,
    stop: async () => {
      await app.close();
      await courier.stop();
      await store.saved();
    },
  };
};
