import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/**
 * Sends helmet's headers with every answer. They are the same for all, so helmet is asked once: thirteen small steps and
 * as many checked headers for every request were a twentieth of the time of a cached answer. Who hijacks a reply has to
 * take them along from `reply.getHeaders()`.
 */
export function sendSecurityHeaders(fastify: FastifyInstance, publicUrl: string): void {
  const headers = headersOf(helmet({ contentSecurityPolicy: contentSecurityPolicy(publicUrl) }));
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
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
