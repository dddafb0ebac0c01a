import { Histogram, register } from 'prom-client';

/** Seconds from the start of a call to its answer, by side (`client`, `server`) and outcome (`ok` or the error's code). */
export const rpcDuration =
  (register.getSingleMetric('stallbook_rpc_duration_seconds') as
    Histogram<'operation' | 'side' | 'outcome'> | undefined) ??
  new Histogram({
    name: 'stallbook_rpc_duration_seconds',
    help: 'Duration of calls between processes of Stallbook.',
    labelNames: ['operation', 'side', 'outcome'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  });
