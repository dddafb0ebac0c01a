import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StallbookConfig } from '../config/config.js';
import { health } from './health.js';
import { METRICS_TYPE, metricsText } from './metrics.js';

interface Answer {
  status: number;
  type: string;
  body: string;
}

const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

const routes: Record<string, () => Promise<Answer>> = {
  '/healthz': async () => json(200, { status: 'ok' }),
  '/readyz': async () => {
    const { ready, failing, degraded } = await health.readiness();
    const without = degraded.length > 0 ? { degraded } : {};
    return ready ? json(200, { status: 'ok', ...without }) : json(503, { status: 'unavailable', failing, ...without });
  },
  '/metrics': async () => ({ status: 200, type: METRICS_TYPE, body: await metricsText() }),
};

const answerTo = async (method: string, path: string): Promise<Answer> => {
  const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
  if (!route) return json(404, { status: 'no such page' });
  if (method !== 'GET' && method !== 'HEAD') return json(405, { status: 'only GET' });
  return route().catch(() => json(500, { status: 'failed' }));
};

export interface OpsServer {
  url: string;
  close(): Promise<void>;
}

/** Uses a separate port that the public cannot reach. */
export async function startOpsServer({
  OPS_HOST: host,
  OPS_PORT: port,
}: Pick<StallbookConfig, 'OPS_HOST' | 'OPS_PORT'>): Promise<OpsServer> {
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    void answerTo(request.method ?? '', path).then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : body);
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
