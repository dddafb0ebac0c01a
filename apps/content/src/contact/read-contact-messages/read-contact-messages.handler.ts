import { Controller, Inject } from '@nestjs/common';
import { contactMessages, type ContactMessagePage, type SubmissionFilter } from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { pageOfSubmissions } from '../../visitors/submission-pages.js';
import { contactView, showContact, type ContactDocument } from '../contact.view.js';

@Controller()
export class ReadContactMessagesHandler {
  constructor(@Inject(DB) private readonly db: Db) {}

  @Handles(contactMessages)
  handle(filter: SubmissionFilter): Promise<ContactMessagePage> {
    return pageOfSubmissions(this.db.collection<ContactDocument>(contactView.collection), filter, showContact);
  }
}
