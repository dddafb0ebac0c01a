import { context, SpanKind, trace, type Context, type Span } from '@opentelemetry/api';
import { newId } from '@stallbook/kernel';
import { isCorrelationId, requestContext, traceOf, type RequestContext } from '@stallbook/rpc';
import type { FastifyInstance } from 'fastify';
import { httpDuration } from '../health/metrics.js';

const CORRELATION_HEADER = 'x-correlation-id';

interface Observed {
  store: RequestContext;
  span: Span;
  /** With the span as the active one. */
  context: Context;
  route: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    observed?: Observed;
  }
}

const within = (observed: Observed, done: () => void) =>
  requestContext.run(observed.store, () => context.with(observed.context, done));

/** Register before any route. A correlation ID from the client is kept if it is a UUID. */
export function observeHttp(fastify: FastifyInstance): void {
  fastify.decorateRequest('observed');

  fastify.addHook('onRequest', (request, reply, done) => {
    const given = request.headers[CORRELATION_HEADER];
    const correlationId = isCorrelationId(given) ? given.toLowerCase() : newId();
    void reply.header(CORRELATION_HEADER, correlationId);
    const route = request.routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const parent = traceOf(correlationId);
    const span = trace
      .getTracer('stallbook')
      .startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    request.observed = { store: { correlationId }, span, context: trace.setSpan(parent, span), route };
    within(request.observed, done);
  });
  // Body parsing can leave the async context of the request.
  fastify.addHook('preValidation', ({ observed }, _reply, done) => {
    if (observed) within(observed, done);
    else done();
  });
  fastify.addHook('onResponse', ({ observed, method }, { statusCode, elapsedTime }, done) => {
    if (observed) {
      observed.span.setAttribute('http.response.status_code', statusCode).end();
      httpDuration.observe({ method, route: observed.route, status: String(statusCode) }, elapsedTime / 1_000);
    }
    done();
  });
}
