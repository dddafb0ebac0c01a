import { Module } from '@nestjs/common';
import { ErasureReportReaction } from '@stallbook/event-store';
import { AddressHash, EmailQueue } from '@stallbook/platform';
import { EraseSubmissionHandler } from './erase-submission/erase-submission.handler.js';
import { SubmissionsErasedReaction } from './reactions/submissions-erased.reaction.js';
import { SubmissionEraser } from './submission-eraser.js';

@Module({
  controllers: [EraseSubmissionHandler],
  providers: [AddressHash, EmailQueue, ErasureReportReaction, SubmissionsErasedReaction, SubmissionEraser],
})
export class SubmissionErasureModule {}
