import type { tracing } from '@opentelemetry/sdk-node';

export interface TracingOptions {
  /** Default the environment's OTEL_EXPORTER_OTLP_ENDPOINT. */
  endpoint?: string;
  /** Instead of sending to an endpoint, in tests. */
  spanProcessors?: tracing.SpanProcessor[];
}

/**
 * Begins to record spans under the service's name; returns what sends the rest and ends it. Without an endpoint
 * nothing is loaded and spans cost nothing.
 */
export async function startTracing(service: string, options: TracingOptions = {}): Promise<() => Promise<void>> {
  const { endpoint = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'], spanProcessors } = options;
  if (!endpoint && !spanProcessors) return async () => {};
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const sdk = new NodeSDK({ serviceName: `stallbook-${service}`, instrumentations: [], spanProcessors });
  sdk.start();
  return () => sdk.shutdown();
}
