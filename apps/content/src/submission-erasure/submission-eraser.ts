import { Inject, Injectable } from '@nestjs/common';
import { PersonEraser } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { Db, Filter } from 'mongodb';
import { contactMessages } from '../contact-message/contact-message.projection.js';
import { feedbackEntries } from '../feedback/feedback.projection.js';
import type { SubmissionDocument } from '../visitor/domain/sender.js';
import { waitlistEntries } from '../waitlist-entry/waitlist-entry.projection.js';

const projections = [contactMessages, feedbackEntries, waitlistEntries];

/** Destroys the keys of submissions: they leave the lists and can never be read again. */
@Injectable()
export class SubmissionEraser {
  constructor(
    private readonly eraser: PersonEraser,
    @Inject(DB) private readonly db: Db,
  ) {}

  async exists(id: string): Promise<boolean> {
    return (await this.subjectsOf({ _id: id })).length > 0;
  }

  async erase(filter: Filter<SubmissionDocument>): Promise<void> {
    for (const subject of await this.subjectsOf(filter)) await this.eraser.erase(subject);
  }

  private async subjectsOf(filter: Filter<SubmissionDocument>): Promise<string[]> {
    const found = await Promise.all(
      projections.map(({ collection }) =>
        this.db
          .collection<SubmissionDocument>(collection)
          .find(filter, { projection: { subject: 1 } })
          .toArray(),
      ),
    );
    return found.flat().map(({ subject }) => subject);
  }
}
