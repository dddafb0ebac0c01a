import { setTimeout as pause } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';
import { health } from './health.js';

/** `route` is the pattern, never the URL, which can hold IDs. */
export const httpDuration = new Histogram({
  name: 'stallbook_http_duration_seconds',
  help: 'Duration of HTTP requests.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

export const jobDuration = new Histogram({
  name: 'stallbook_job_duration_seconds',
  help: 'Duration of background jobs.',
  labelNames: ['queue', 'job', 'outcome'] as const,
  buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 15, 60],
});

export const serverUp = new Gauge({
  name: 'stallbook_server_up',
  help: 'Whether a server that the process uses answers it.',
  labelNames: ['server'] as const,
  async collect() {
    for (const [server, up] of await health.servers()) this.set({ server }, Number(up));
  },
});

export const deadLetterCounter = new Counter({
  name: 'stallbook_dead_letters_total',
  help: 'Messages given up after all attempts, by consumer group.',
  labelNames: ['group'] as const,
});

const lags = new Map<string, () => Promise<number>>();

/** Read from the bus on each scrape. */
export const consumerLag = new Gauge({
  name: 'stallbook_consumer_lag_messages',
  help: 'Messages published and not yet handled, by consumer group.',
  labelNames: ['group'] as const,
  async collect() {
    this.reset();
    const readings = [...lags].map(async ([group, lag]) => this.set({ group }, await lag()));
    await Promise.allSettled(readings);
  },
});

/** @returns a function that stops watching */
export function watchLag(group: string, lag: () => Promise<number>): () => void {
  lags.set(group, lag);
  return () => void (lags.get(group) === lag && lags.delete(group));
}

const LAG_MS = 1_000;
const underWay = new Map<string, Promise<number | null>>();

/** A hanging bus is not called again. */
function askLag(group: string, lag: () => Promise<number>): Promise<number | null> {
  const asked = underWay.get(group) ?? lag().catch(() => null);
  underWay.set(group, asked);
  void asked.then(() => underWay.get(group) === asked && underWay.delete(group));
  return asked;
}

/** null where the bus does not answer in time. */
export async function consumerLags(prefix: string): Promise<{ group: string; lag: number | null }[]> {
  const timeout = new AbortController();
  const late = pause(LAG_MS, null, { signal: timeout.signal }).catch(() => null);
  try {
    return await Promise.all(
      [...lags]
        .filter(([group]) => group.startsWith(prefix))
        .map(async ([group, lag]) => ({ group, lag: await Promise.race([askLag(group, lag), late]) })),
    );
  } finally {
    timeout.abort();
  }
}

let collecting = false;

export async function metricsText(): Promise<string> {
  if (!collecting) collectDefaultMetrics({ eventLoopMonitoringPrecision: 100 });
  collecting = true;
  return register.metrics();
}

export const METRICS_TYPE = register.contentType;
