import { Controller, Inject } from '@nestjs/common';
import {
  contactMessages as operation,
  type ContactMessagePage,
  type SubmissionFilterInput,
} from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { pageOfSubmissions } from '../../visitor/submission-pages.js';
import { showContactMessage } from '../contact-message.presenter.js';
import { contactMessages } from '../contact-message.projection.js';

@Controller()
export class ReadContactMessagesHandler {
  constructor(@Inject(DB) private readonly db: Db) {}

  @Handles(operation)
  handle(filter: SubmissionFilterInput): Promise<ContactMessagePage> {
    return pageOfSubmissions(contactMessages.in(this.db), filter, showContactMessage);
  }
}
