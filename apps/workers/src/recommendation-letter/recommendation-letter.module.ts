import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { RECOMMENDATION_LETTERS_QUEUE } from '@stallbook/contracts';
import { RecommendationLettersProcessor } from './recommendation-letter.processor.js';

@Module({
  imports: [BullModule.registerQueue({ name: RECOMMENDATION_LETTERS_QUEUE })],
  providers: [RecommendationLettersProcessor],
})
export class RecommendationLetterModule {}
