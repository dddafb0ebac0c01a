import type { Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const IDLE_CHECK_MS = 50;

/** Requests in progress have `withinMs` to finish; then their connections are cut. */
export async function closeHttp(app: NestFastifyApplication, withinMs: number): Promise<void> {
  const server: Server = app.getHttpServer();
  // Node keeps a connection open for the next request even after the server stopped listening.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const limit = setTimeout(() => server.closeAllConnections(), withinMs);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(limit);
  }
}
