import { Module } from '@nestjs/common';
import { VisitorsModule } from '../visitors/visitors.module.js';
import { EraseSubmissionHandler } from './erase-submission/erase-submission.handler.js';
import { KnownAddresses } from './known-addresses.js';
import { PeopleReaction } from './people.reaction.js';
import { SubmissionEraser } from './submission-eraser.js';

@Module({
  imports: [VisitorsModule],
  controllers: [EraseSubmissionHandler],
  providers: [KnownAddresses, PeopleReaction, SubmissionEraser],
})
export class ErasureModule {}
