import { Controller, Inject } from '@nestjs/common';
import { contentTasks, type ContentTasks } from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { contactMessages } from '../../contact-message/contact-message.projection.js';
import { feedbackEntries } from '../../feedback/feedback.projection.js';

/** For the admin dashboard. */
@Controller()
export class ContentTasksHandler {
  constructor(@Inject(DB) private readonly db: Db) {}

  @Handles(contentTasks)
  async handle(): Promise<ContentTasks> {
    const open = ({ collection }: { collection: string }) =>
      this.db.collection(collection).countDocuments({ doneAt: null });
    const [openMessages, openFeedback] = await Promise.all([open(contactMessages), open(feedbackEntries)]);
    return { openMessages, openFeedback };
  }
}
