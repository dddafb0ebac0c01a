import { Controller, Inject } from '@nestjs/common';
import { waitlist, type SubmissionFilterInput, type WaitlistPage } from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { pageOfSubmissions } from '../../visitor/submission-pages.js';
import { showWaitlistEntry } from '../waitlist-entry.presenter.js';
import { waitlistEntries } from '../waitlist-entry.projection.js';

@Controller()
export class ReadWaitlistHandler {
  constructor(@Inject(DB) private readonly db: Db) {}

  @Handles(waitlist)
  handle(filter: SubmissionFilterInput): Promise<WaitlistPage> {
    return pageOfSubmissions(waitlistEntries.in(this.db), filter, showWaitlistEntry);
  }
}
