import { randomUUID } from 'node:crypto';
import { BullModule, Processor } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { carryOutErasure } from '@stallbook/contracts';
import { LOGGER } from '@stallbook/platform';
import { RpcClient } from '@stallbook/rpc';
import { eventually } from '@stallbook/testing';
import { Queue, type Job } from 'bullmq';
import { Redis } from 'ioredis';
import { JobProcessor } from './job-processor.js';

const QUEUE = `test_jobs_${randomUUID()}`;
const warnings: object[] = [];
const errors: unknown[] = [];
const logger = {
  warn: (fields: object) => void warnings.push(fields),
  error: (...logged: unknown[]) => void errors.push(logged),
};
const ends: (number | null)[] = [];
/** So many that a stop comes before the last one. */
const MANY = 2_000;
let done = 0;
const rpc = { call: async () => ({ done: (done += 1), total: MANY, againAfterMs: done < MANY ? 0 : null }) };

interface Things {
  steps: (number | null)[] | 'many';
}

@Processor(QUEUE)
class ThingsProcessor extends JobProcessor<Things> {
  protected readonly failure = 'a thing failed';
  protected override readonly configureEveryMs = 20;

  protected override configure(): Promise<unknown> {
    return connection.set(QUEUE, 'configured');
  }

  protected async work(job: Job<Things>): Promise<number | null> {
    if (job.data.steps === 'many') return this.runSteps(job, carryOutErasure, 'many');
    if (job.data.steps.length === 0) throw new Error('no steps');
    const again = job.data.steps[ends.length] ?? null;
    await this.recordProgress(job, { done: ends.push(again), total: job.data.steps.length });
    return again;
  }
}

const connection = new Redis(process.env['REDIS_URL'] ?? '', { maxRetriesPerRequest: null });

@Module({
  imports: [BullModule.forRoot({ connection }), BullModule.registerQueue({ name: QUEUE })],
  providers: [ThingsProcessor, { provide: LOGGER, useValue: logger }, { provide: RpcClient, useValue: rpc }],
})
class ThingModule {}

describe('the processor of a queue', () => {
  const queue = new Queue(QUEUE, { connection });
  let app: Awaited<ReturnType<typeof NestFactory.createApplicationContext>>;
  beforeAll(async () => {
    app = await NestFactory.createApplicationContext(ThingModule, { logger: false });
  });
  afterAll(async () => {
    await app?.close();
    await queue.obliterate({ force: true });
    await queue.close();
    await connection.del(QUEUE);
    connection.disconnect();
  });

  it('runs a job again after the time that its work asks for, until it asks for none', async () => {
    const { id = '' } = await queue.add('thing', { steps: [0, 50, null] });
    await eventually(async () => expect(await queue.getJobState(id)).toBe('completed'));
    expect(ends).toEqual([0, 50, null]);
    expect(await queue.getJob(id)).toMatchObject({ progress: 100, attemptsMade: 1 });
  });

  it('logs the ID of a job that fails', async () => {
    const { id: jobId = '' } = await queue.add('thing', { steps: [] });
    await eventually(async () => expect(await queue.getJobState(jobId)).toBe('failed'));
    const err = expect.objectContaining({ message: 'no steps' });
    await eventually(() => expect(errors).toEqual([[{ jobId, err, attempt: 1 }, 'a thing failed']]));
  });

  it('logs that its worker has lost Redis', () => {
    app.get(ThingsProcessor).worker.emit('error', new Error('no connection'));
    expect(warnings).toEqual([{ err: expect.objectContaining({ message: 'no connection' }), queue: QUEUE }]);
  });

  it('writes its settings again after Redis was emptied', async () => {
    for (let times = 0; times < 2; times += 1) {
      await eventually(async () => expect(await connection.get(QUEUE)).toBe('configured'));
      await connection.del(QUEUE);
    }
  });

  it('stops between two steps of a job, which waits for the next start', async () => {
    const { id = '' } = await queue.add('thing', { steps: 'many' });
    await eventually(() => expect(done).toBeGreaterThan(0));
    const { worker } = app.get(ThingsProcessor);
    await app.close();
    expect(worker.isRunning()).toBe(false);
    expect(done).toBeLessThan(MANY);
    expect(await queue.getJobState(id)).toBe('delayed');
  });
});
