import { Controller, Inject } from '@nestjs/common';
import { feedback, type FeedbackPage, type SubmissionFilterInput } from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { pageOfSubmissions } from '../../visitor/submission-pages.js';
import { showFeedback } from '../feedback.presenter.js';
import { feedbackEntries } from '../feedback.projection.js';

@Controller()
export class ReadFeedbackHandler {
  constructor(@Inject(DB) private readonly db: Db) {}

  @Handles(feedback)
  handle(filter: SubmissionFilterInput): Promise<FeedbackPage> {
    return pageOfSubmissions(feedbackEntries.in(this.db), filter, showFeedback);
  }
}
