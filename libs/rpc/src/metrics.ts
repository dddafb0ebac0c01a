import { Histogram, register } from 'prom-client';

export const rpcDuration =
  (register.getSingleMetric('stallbook_rpc_duration_seconds') as
    Histogram<'operation' | 'side' | 'outcome'> | undefined) ??
  new Histogram({
    name: 'stallbook_rpc_duration_seconds',
    help: 'Duration of calls between Stallbook processes.',
    labelNames: ['operation', 'side', 'outcome'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  });
