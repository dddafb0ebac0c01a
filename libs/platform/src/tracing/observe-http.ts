import { context, SpanKind, trace, type Span } from '@opentelemetry/api';
import { newId } from '@stallbook/kernel';
import { isCorrelationId, requestContext, traceOf, type RequestContext } from '@stallbook/rpc';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpDuration } from '../health/metrics.js';

const CORRELATION_HEADER = 'x-correlation-id';

interface Observed {
  store: RequestContext;
  span: Span;
  stop: ReturnType<typeof httpDuration.startTimer>;
}

/** Register before any route. A correlation ID from the client is kept if it is a UUID. */
export function observeHttp(fastify: FastifyInstance): void {
  const observed = new WeakMap<FastifyRequest, Observed>();
  const within = ({ store, span }: Observed, done: () => void) =>
    requestContext.run(store, () => context.with(trace.setSpan(traceOf(store.correlationId), span), done));

  fastify.addHook('onRequest', (request, reply, done) => {
    const given = request.headers[CORRELATION_HEADER];
    const correlationId = isCorrelationId(given) ? given.toLowerCase() : newId();
    void reply.header(CORRELATION_HEADER, correlationId);
    const attributes = { 'http.request.method': request.method, 'http.route': routeOf(request) };
    const span = trace
      .getTracer('stallbook')
      .startSpan(
        `${request.method} ${routeOf(request)}`,
        { kind: SpanKind.SERVER, attributes },
        traceOf(correlationId),
      );
    const entry = { store: { correlationId }, span, stop: httpDuration.startTimer() };
    observed.set(request, entry);
    within(entry, done);
  });
  // Body parsing can leave the async context of the request.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const entry = observed.get(request);
    if (entry) within(entry, done);
    else done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const entry = observed.get(request);
    entry?.span.setAttribute('http.response.status_code', reply.statusCode);
    entry?.span.end();
    entry?.stop({ method: request.method, route: routeOf(request), status: String(reply.statusCode) });
    done();
  });
}

const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown';
