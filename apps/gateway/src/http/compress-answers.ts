import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** A smaller answer fits into one packet. */
const LEAST_BYTES = 1_024;
const TEXT = /^(text\/|application\/(json|(\w+\+)?xml))/;
const ACCEPTED = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

/**
 * GraphQL answers and pages shrink to a quarter; files of the build are compressed already. The size gives no secret
 * away: another site cannot send GraphQL requests with a person's cookies, and pages hold no secret.
 */
export function compressAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const isText = TEXT.test(String(reply.getHeader('content-type'))) && !reply.hasHeader('content-encoding');
    const text = isText && isLong(payload) ? payload : null;
    if (text === null && !(isText && reply.statusCode === 304)) return done(null, payload);
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
    if (text === null || !ACCEPTED.test(String(request.headers['accept-encoding']))) return done(null, payload);
    gzip(text, (error, compressed) => {
      if (error) return done(error);
      void reply.removeHeader('content-length').header('content-encoding', 'gzip');
      done(null, compressed);
    });
  });
}

const isLong = (payload: unknown): payload is string | Buffer =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length >= LEAST_BYTES;
