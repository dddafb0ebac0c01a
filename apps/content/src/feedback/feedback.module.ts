import { Module } from '@nestjs/common';
import { VisitorModule } from '../visitor/visitor.module.js';
import { MarkFeedbackDoneHandler } from './mark-feedback-done/mark-feedback-done.handler.js';
import { ReadFeedbackHandler } from './read-feedback/read-feedback.handler.js';
import { SubmitFeedbackHandler } from './submit-feedback/submit-feedback.handler.js';

@Module({
  imports: [VisitorModule],
  controllers: [SubmitFeedbackHandler, ReadFeedbackHandler, MarkFeedbackDoneHandler],
})
export class FeedbackModule {}
