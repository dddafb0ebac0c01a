import {
  context,
  ROOT_CONTEXT,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type SpanContext,
  type SpanKind,
} from '@opentelemetry/api';
import type { Actor } from '@stallbook/kernel';
import { requestContext } from './request-context.js';
import { extractTrace, withSpan, type TraceCarrier } from './spans.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isCorrelationId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/**
 * Derives the trace ID from the correlation ID, so events, messages, and jobs stay in one trace even if they are
 * published after a crash.
 */
export function spanContextOf(correlationId: string): SpanContext | undefined {
  if (!isCorrelationId(correlationId)) return undefined;
  const traceId = correlationId.replaceAll('-', '').toLowerCase();
  return { traceId, spanId: traceId.slice(16), traceFlags: TraceFlags.SAMPLED, isRemote: true };
}

export const traceOf = (correlationId: string): Context => {
  const parent = spanContextOf(correlationId);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
};

/** The active span, or else the trace of the correlation ID. */
export const activeOr = (correlationId: string): Context =>
  trace.getActiveSpan() ? context.active() : traceOf(correlationId);

export interface Origin {
  correlationId: string;
  actor?: Actor;
  trace?: TraceCarrier;
}

/** Runs the work of a message, job, or request in its context, in a new span of its trace. */
export const withOrigin = <T>(
  { trace: cause, ...origin }: Origin,
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  fn: () => Promise<T>,
): Promise<T> =>
  requestContext.run(origin, () =>
    withSpan(name, { ...attributes, 'stallbook.correlation_id': origin.correlationId }, fn, {
      kind,
      parent: cause ? extractTrace(cause) : traceOf(origin.correlationId),
    }),
  );
