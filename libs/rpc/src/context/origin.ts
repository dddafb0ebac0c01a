import { context, ROOT_CONTEXT, trace, TraceFlags } from '@opentelemetry/api';
import type { Attributes, Context, SpanContext, SpanKind } from '@opentelemetry/api';
import type { Actor } from '@stallbook/kernel';
import { requestContext } from './request-context.js';
import { extractTrace, withSpan } from './spans.js';
import type { TraceCarrier } from './spans.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isCorrelationId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/**
 * A trace is found by its correlation id: the id's own digits are those of the trace. So events, messages and jobs,
 * which keep the correlation id, stay in one trace even when they are published after a crash.
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

/** Below the span that is active now, else in the trace of that correlation id. */
export const activeOr = (correlationId: string): Context =>
  trace.getActiveSpan() ? context.active() : traceOf(correlationId);

export interface Origin {
  correlationId: string;
  actor?: Actor;
  /** The very span that caused it, where it is known. */
  trace?: TraceCarrier;
}

/** Runs the work that a message, a job or a request causes in its context and in a span of its trace. */
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
