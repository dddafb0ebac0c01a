import type { tracing } from '@opentelemetry/sdk-node';

export interface TracingOptions {
  /** Default: `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  endpoint?: string;
  /** For tests, instead of an endpoint. */
  spanProcessors?: tracing.SpanProcessor[];
}

/** Without an endpoint nothing is loaded. @returns a function that flushes and stops tracing */
export async function startTracing(service: string, options: TracingOptions = {}): Promise<() => Promise<void>> {
  const { endpoint = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'], spanProcessors } = options;
  if (!endpoint && !spanProcessors) return async () => {};
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const sdk = new NodeSDK({ serviceName: `stallbook-${service}`, instrumentations: [], spanProcessors });
  sdk.start();
  return () => sdk.shutdown();
}
