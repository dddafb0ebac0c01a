import type { Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const IDLE_CHECK_MS = 50;
const ANSWER_MS = 1_000;

/**
 * Requests in progress have `withinMs` to finish; then their connections are cut. `interrupt` makes those that are left
 * answer first.
 */
export async function closeHttp(app: NestFastifyApplication, withinMs: number, interrupt?: () => void): Promise<void> {
  const server: Server = app.getHttpServer();
  // Node keeps a connection open for the next request even after the server stopped listening.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const warning = setTimeout(() => interrupt?.(), withinMs);
  const limit = setTimeout(() => server.closeAllConnections(), withinMs + (interrupt ? ANSWER_MS : 0));
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(warning);
    clearTimeout(limit);
  }
}
