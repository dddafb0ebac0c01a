import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Link,
  type Span,
} from '@opentelemetry/api';

export type TraceCarrier = Record<string, string>;

export interface SpanOptions {
  kind?: SpanKind;
  /** Defaults to the active span. */
  parent?: Context;
  links?: Link[];
}

export const injectTrace = (): TraceCarrier | undefined => {
  const carrier: TraceCarrier = {};
  propagation.inject(context.active(), carrier);
  return 'traceparent' in carrier ? carrier : undefined;
};

export const extractTrace = (carrier: TraceCarrier | undefined): Context =>
  carrier ? propagation.extract(ROOT_CONTEXT, carrier) : context.active();

/** Runs `fn` in a new span. Records only the type of an error, because messages can contain personal data. */
export async function withSpan<T>(
  name: string,
  attributes: Attributes,
  fn: (span: Span) => Promise<T>,
  options: SpanOptions,
): Promise<T> {
  const parent = options.parent ?? context.active();
  const { kind = SpanKind.INTERNAL, links } = options;
  const span = trace.getTracer('stallbook').startSpan(name, { kind, attributes, links }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), () => fn(span));
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
    throw error;
  } finally {
    span.end();
  }
}
