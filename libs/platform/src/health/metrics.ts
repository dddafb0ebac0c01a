import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';
import { health } from './health.js';
import { readInTime, type Reading } from './read-in-time.js';

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

/** Reported by the web app. What they say is in the log. */
export const clientErrors = new Counter({
  name: 'stallbook_client_errors_total',
  help: 'Errors of the web app in browsers.',
});

const lags = new Map<string, Reading>();

/** Read from the bus on each scrape. */
export const consumerLag = new Gauge({
  name: 'stallbook_consumer_lag_messages',
  help: 'Messages published and not yet handled, by consumer group.',
  labelNames: ['group'] as const,
  async collect() {
    const readings = await consumerLags('');
    this.reset();
    for (const { group, lag } of readings) if (lag !== null) this.set({ group }, lag);
  },
});

/** @returns a function that stops watching */
export function watchLag(group: string, lag: Reading): () => void {
  lags.set(group, lag);
  return () => void (lags.get(group) === lag && lags.delete(group));
}

/** null where the bus does not answer in time. */
export const consumerLags = (prefix: string, withinMs?: number): Promise<{ group: string; lag: number | null }[]> =>
  Promise.all(
    [...lags]
      .filter(([group]) => group.startsWith(prefix))
      .map(async ([group, lag]) => ({ group, lag: await readInTime(lag, withinMs) })),
  );

let collecting = false;

export async function metricsText(): Promise<string> {
  if (!collecting) collectDefaultMetrics({ eventLoopMonitoringPrecision: 100 });
  collecting = true;
  return register.metrics();
}

export const METRICS_TYPE = register.contentType;
