import { SpanKind } from '@opentelemetry/api';
import { currentCorrelationId, injectTrace, withOrigin, withSpan, type Origin } from '@stallbook/rpc';
import type { Job, JobsOptions, Queue } from 'bullmq';
import { jobDuration } from '../health/metrics.js';

export interface NewJob<T> {
  name: string;
  data: T;
  opts: JobsOptions & { jobId: string };
  /** Defaults to the current cause, or else to the job itself. */
  correlationId?: string;
}

function originOf({ correlationId: explicit, opts }: NewJob<unknown>): Origin {
  const current = currentCorrelationId();
  const correlationId = explicit ?? current ?? opts.jobId;
  const trace = correlationId === current ? injectTrace() : undefined;
  return { correlationId, ...(trace && { trace }) };
}

export async function enqueue<T>(queue: Queue<T>, jobs: readonly NewJob<T>[]): Promise<void> {
  const attributes = { 'messaging.destination.name': queue.name, 'messaging.batch.message_count': jobs.length };
  const add = async () => {
    const remembering = jobs.map((job) => {
      const telemetry = { metadata: JSON.stringify(originOf(job)) };
      return { name: job.name, data: job.data, opts: { ...job.opts, telemetry } };
    });
    const added = await (queue as Queue).addBulk(remembering);
    await Promise.all(added.map(retryFailed));
  };
  await withSpan(`enqueue ${queue.name}`, attributes, add, { kind: SpanKind.PRODUCER });
}

async function retryFailed(job: Job): Promise<void> {
  if (!(await job.isFailed())) return;
  try {
    await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
  } catch (error) {
    // Another replica retried it concurrently.
    if (await job.isFailed()) throw error;
  }
}

/** The cause of a job; by default the job itself. */
export function causeOf({ id = '', opts }: Job): Origin {
  const { metadata } = opts.telemetry ?? {};
  return metadata ? (JSON.parse(metadata) as Origin) : { correlationId: id };
}

/** Runs and measures a job in the context and trace of its cause. */
export async function runJob<T>(job: Job, work: () => Promise<T>): Promise<T> {
  const attributes = { 'messaging.destination.name': job.queueName };
  const stop = jobDuration.startTimer({ queue: job.queueName, job: job.name });
  try {
    const result = await withOrigin(causeOf(job), `job ${job.queueName}`, SpanKind.CONSUMER, attributes, work);
    stop({ outcome: 'ok' });
    return result;
  } catch (error) {
    stop({ outcome: 'failed' });
    throw error;
  }
}
