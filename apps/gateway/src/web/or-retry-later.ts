import type { FastifyReply } from 'fastify';

export const RETRY_SECONDS = '60';

/** Responds 503 while services are unavailable, so that search engines and feed readers retry. */
export async function orRetryLater(
  reply: FastifyReply,
  caching: string,
  send: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    void reply.header('cache-control', caching);
    return await send();
  } catch {
    return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': RETRY_SECONDS }).send();
  }
}
