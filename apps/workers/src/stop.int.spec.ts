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

const SLOW = `test_slow_${randomUUID()}`;
const STEPS = `test_steps_${randomUUID()}`;
const connection = new Redis(process.env['REDIS_URL'] ?? '', { maxRetriesPerRequest: null });
let endSlow: (() => void) | undefined;
let steps = 0;

const logger = { warn: () => undefined, error: () => undefined };
const rpc = { call: async () => ({ done: (steps += 1), total: 1_000_000, againAfterMs: 0 }) };
const parts = [
  { provide: LOGGER, useValue: logger },
  { provide: RpcClient, useValue: rpc },
];

@Processor(SLOW)
class SlowProcessor extends JobProcessor {
  protected readonly failure = 'a slow job failed';

  protected work(): Promise<null> {
    return new Promise((resolve) => {
      endSlow = () => resolve(null);
    });
  }
}

@Processor(STEPS)
class StepsProcessor extends JobProcessor {
  protected readonly failure = 'a job of many steps failed';

  protected work(job: Job): Promise<number | null> {
    return this.runSteps(job, carryOutErasure, 'one');
  }
}

@Module({ imports: [BullModule.registerQueue({ name: STEPS })], providers: [StepsProcessor, ...parts] })
class StepsModule {}

/** Closes before the module that it imports. */
@Module({ imports: [BullModule.registerQueue({ name: SLOW }), StepsModule], providers: [SlowProcessor, ...parts] })
class SlowModule {}

@Module({ imports: [BullModule.forRoot({ connection }), SlowModule] })
class WorkersModule {}

describe('a stop of the workers', () => {
  const slowQueue = new Queue(SLOW, { connection });
  const stepsQueue = new Queue(STEPS, { connection });
  afterAll(async () => {
    for (const queue of [slowQueue, stepsQueue]) {
      await queue.obliterate({ force: true });
      await queue.close();
    }
    connection.disconnect();
  });

  it('ends a job of many steps while the job of a module that closes first is slow', async () => {
    const app = await NestFactory.createApplicationContext(WorkersModule, { logger: false });
    const { worker } = app.get(StepsProcessor);
    const { id: slowId = '' } = await slowQueue.add('slow', {});
    const { id = '' } = await stepsQueue.add('steps', {});
    await eventually(() => expect([endSlow !== undefined, steps > 0]).toEqual([true, true]));
    const closed = app.close();
    try {
      await eventually(() => expect(worker.isRunning()).toBe(false));
      expect(await stepsQueue.getJobState(id)).toBe('delayed');
      expect(await slowQueue.getJobState(slowId)).toBe('active');
    } finally {
      endSlow?.();
      await closed;
    }
  });
});
