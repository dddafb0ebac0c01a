import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { RECOMMENDATION_EMAILS_QUEUE } from '@stallbook/contracts';
import { RecommendationEmailsProcessor } from './recommendation-email.processor.js';

@Module({
  imports: [BullModule.registerQueue({ name: RECOMMENDATION_EMAILS_QUEUE })],
  providers: [RecommendationEmailsProcessor],
})
export class RecommendationEmailModule {}
