import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Responses below this path belong to one session and must not be cached. */
const SESSION_ROUTES = '/auth/';
/** Browser features that no page uses, denied to injected scripts and frames. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Helmet runs once, since its headers never vary and cost 5% of a cached response. A handler that hijacks a reply must
 * copy them from `reply.getHeaders()`.
 */
export function sendSecurityHeaders(fastify: FastifyInstance, publicUrl: string, tilesUrl?: string): void {
  const headers = {
    ...headersOf(helmet({ contentSecurityPolicy: contentSecurityPolicy(publicUrl, tilesUrl) })),
    'permissions-policy': PERMISSIONS,
  };
  const forSessions = { ...headers, 'cache-control': 'no-store' };
  fastify.addHook('onRequest', ({ routeOptions }, reply, done) => {
    void reply.headers(routeOptions.url?.startsWith(SESSION_ROUTES) ? forSessions : headers);
    done();
  });
}

function headersOf(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const reply = new ServerResponse(new IncomingMessage(new Socket()));
  middleware(reply.req, reply, (error?: unknown) => {
    if (error) throw error;
  });
  return reply.getHeaders() as Record<string, string>;
}

/** The component library needs inline styles. */
const contentSecurityPolicy = (publicUrl: string, tilesUrl?: string) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...(tilesUrl ? [new URL(tilesUrl).origin] : [])],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(publicUrl.startsWith('https:') && { upgradeInsecureRequests: [] }),
  },
});
