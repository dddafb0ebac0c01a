import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Answers below this path are about one person's session: no cache keeps them. */
const SESSION_ROUTES = '/auth/';
/** What no page of ours uses, so that no injected script or frame can. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Sends helmet's headers with every answer. They are the same for all, so helmet is asked once: thirteen small steps and
 * as many checked headers for every request were a twentieth of the time of a cached answer. Who hijacks a reply has to
 * take them along from `reply.getHeaders()`.
 */
export function sendSecurityHeaders(fastify: FastifyInstance, publicUrl: string): void {
  const headers = {
    ...headersOf(helmet({ contentSecurityPolicy: contentSecurityPolicy(publicUrl) })),
    'permissions-policy': PERMISSIONS,
  };
  const forSessions = { ...headers, 'cache-control': 'no-store' };
  fastify.addHook('onRequest', ({ routeOptions }, reply, done) => {
    void reply.headers(routeOptions.url?.startsWith(SESSION_ROUTES) ? forSessions : headers);
    done();
  });
}

/** What a middleware sets without looking at the request. */
function headersOf(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const reply = new ServerResponse(new IncomingMessage(new Socket()));
  middleware(reply.req, reply, (error?: unknown) => {
    if (error) throw error;
  });
  return reply.getHeaders() as Record<string, string>;
}

/** Own scripts and styles only; inline styles are what the component library sets on elements. */
const contentSecurityPolicy = (publicUrl: string) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(publicUrl.startsWith('https:') && { upgradeInsecureRequests: [] }),
  },
});
