import { Controller, Inject } from '@nestjs/common';
import { contactMessages, type ContactMessagePage, type SubmissionFilterInput } from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { pageOfSubmissions } from '../../visitor/submission-pages.js';
import { contactView, showContact, type ContactDocument } from '../contact.projection.js';

@Controller()
export class ReadContactMessagesHandler {
  constructor(@Inject(DB) private readonly db: Db) {}

  @Handles(contactMessages)
  handle(filter: SubmissionFilterInput): Promise<ContactMessagePage> {
    return pageOfSubmissions(this.db.collection<ContactDocument>(contactView.collection), filter, showContact);
  }
}
