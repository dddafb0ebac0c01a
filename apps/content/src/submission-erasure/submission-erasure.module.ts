import { Module } from '@nestjs/common';
import { ErasureReportReaction } from '@stallbook/event-store';
import { EraseSubmissionHandler } from './erase-submission/erase-submission.handler.js';
import { PersonErasedReaction } from './person-erased.reaction.js';
import { SubmissionEraser } from './submission-eraser.js';

@Module({
  controllers: [EraseSubmissionHandler],
  providers: [ErasureReportReaction, PersonErasedReaction, SubmissionEraser],
})
export class SubmissionErasureModule {}
