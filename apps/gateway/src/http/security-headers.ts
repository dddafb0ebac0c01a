import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/**
 * Sends helmet's headers with every answer. Not by Fastify's plugin for it, which puts the policy together anew for
 * every request: that was a thirtieth of the time of a cached answer.
 */
export function sendSecurityHeaders(fastify: FastifyInstance, publicUrl: string): void {
  const protect = helmet({ contentSecurityPolicy: contentSecurityPolicy(publicUrl) });
  fastify.addHook('onRequest', (request, reply, done) => protect(request.raw, reply.raw, () => done()));
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
