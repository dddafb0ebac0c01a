import {
  RECOMMENDATION_EMAILS_QUEUE,
  recommendationLetter,
  sendRecommendationLetter,
  takeNewRecommendations,
  type RecommendationEmailWork,
} from '@stallbook/contracts';
import type { Job } from 'bullmq';
import { JobProcessor, QueueProcessor } from './job-processor.js';
import { WORKERS } from './system-actor.js';

/** Fills weekly emails: what is new comes from events, and notifications sends it. Each step may be repeated. */
@QueueProcessor(RECOMMENDATION_EMAILS_QUEUE, 2)
export class RecommendationEmailsProcessor extends JobProcessor<RecommendationEmailWork> {
  protected readonly failure = 'a weekly email was not filled';

  protected async work({ data: { letterId } }: Job<RecommendationEmailWork>): Promise<void> {
    const options = { actor: WORKERS };
    const letter = await this.rpc.call(recommendationLetter, { id: letterId }, options);
    if (!letter) return;
    const events = await this.rpc.call(takeNewRecommendations, { letterId, vendorId: letter.vendorId }, options);
    await this.rpc.call(sendRecommendationLetter, { letterId, events }, options);
  }
}
