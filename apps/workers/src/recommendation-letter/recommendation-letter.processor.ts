import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, type BeforeApplicationShutdown } from '@nestjs/common';
import {
  RECOMMENDATION_LETTERS_QUEUE,
  recommendationLetter,
  sendRecommendationLetter,
  takeNewRecommendations,
  type RecommendationLetterWork,
} from '@stallbook/contracts';
import { LOGGER, runJob, type Logger } from '@stallbook/platform';
import { RpcClient } from '@stallbook/rpc';
import type { Job } from 'bullmq';
import { RESTARTS } from '../restarts.js';
import { WORKERS } from '../system-actor.js';

/** Fills weekly emails: what is new comes from events, and notifications sends it. Each step may be repeated. */
@Processor(RECOMMENDATION_LETTERS_QUEUE, { concurrency: 2, maxStalledCount: RESTARTS })
export class RecommendationLettersProcessor extends WorkerHost implements BeforeApplicationShutdown {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  process(job: Job<RecommendationLetterWork>): Promise<void> {
    return runJob(job, () => this.fill(job.data.letterId));
  }

  @OnWorkerEvent('error')
  onError(err: Error): void {
    this.logger.warn({ err, queue: RECOMMENDATION_LETTERS_QUEUE }, 'the worker waits for Redis');
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job<RecommendationLetterWork> | undefined, err: Error): void {
    this.logger.error({ ...job?.data, err, attempt: job?.attemptsMade }, 'a weekly email was not filled');
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  private async fill(letterId: string): Promise<void> {
    const options = { actor: WORKERS };
    const letter = await this.rpc.call(recommendationLetter, { id: letterId }, options);
    if (!letter) return;
    const events = await this.rpc.call(takeNewRecommendations, { letterId, vendorId: letter.vendorId }, options);
    await this.rpc.call(sendRecommendationLetter, { letterId, events }, options);
  }
}
