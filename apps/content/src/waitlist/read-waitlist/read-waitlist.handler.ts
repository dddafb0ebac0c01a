import { Controller, Inject } from '@nestjs/common';
import { waitlist, type SubmissionFilter, type WaitlistPage } from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { pageOfSubmissions } from '../../visitors/submission-pages.js';
import { showWaitlistEntry, waitlistView, type WaitlistDocument } from '../waitlist.view.js';

@Controller()
export class ReadWaitlistHandler {
  constructor(@Inject(DB) private readonly db: Db) {}

  @Handles(waitlist)
  handle(filter: SubmissionFilter): Promise<WaitlistPage> {
    return pageOfSubmissions(this.db.collection<WaitlistDocument>(waitlistView.collection), filter, showWaitlistEntry);
  }
}
