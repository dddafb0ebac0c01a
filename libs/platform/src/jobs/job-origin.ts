import { SpanKind } from '@opentelemetry/api';
import { currentCorrelationId, injectTrace, withOrigin, withSpan } from '@stallbook/rpc';
import type { Origin } from '@stallbook/rpc';
import type { Job, JobsOptions, Queue } from 'bullmq';
import { jobDuration } from '../health/metrics.js';

export interface NewJob<T> {
  name: string;
  data: T;
  opts: JobsOptions & { jobId: string };
  /** Of the cause; default that of the work under way, else the job is its own cause. */
  correlationId?: string;
}

function originOf({ correlationId: given, opts }: NewJob<unknown>): Origin {
  const current = currentCorrelationId();
  const correlationId = given ?? current ?? opts.jobId;
  const trace = correlationId === current ? injectTrace() : undefined;
  return { correlationId, ...(trace && { trace }) };
}

/**
 * Adds jobs that know their cause. An id that the queue still has adds nothing; where its job failed, that job gets all
 * its tries again.
 */
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

/** A failed job keeps its id for days, for the board of the queues. */
async function retryFailed(job: Job): Promise<void> {
  if (!(await job.isFailed())) return;
  try {
    await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
  } catch (error) {
    // Another replica did the same at the same moment.
    if (await job.isFailed()) throw error;
  }
}

/** What caused a job; one that nobody said it of is its own cause. */
export function causeOf({ id = '', opts }: Job): Origin {
  const { metadata } = opts.telemetry ?? {};
  return metadata ? (JSON.parse(metadata) as Origin) : { correlationId: id };
}

/** Carries a job out in the context of its cause, in a span of that trace, and measures it. */
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
