import { Inject, Injectable } from '@nestjs/common';
import { PersonEraser } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { Db, Filter } from 'mongodb';
import { contactView } from '../contact/contact.projection.js';
import { feedbackView } from '../feedback/feedback.projection.js';
import type { Sent } from '../visitor/domain/sender.js';
import { waitlistView } from '../waitlist/waitlist.projection.js';

const views = [contactView, feedbackView, waitlistView];

/** Destroys the keys of submissions: they leave the lists, and nothing of them can be read again. */
@Injectable()
export class SubmissionEraser {
  constructor(
    private readonly eraser: PersonEraser,
    @Inject(DB) private readonly db: Db,
  ) {}

  async holds(id: string): Promise<boolean> {
    return (await this.subjectsOf({ _id: id })).length > 0;
  }

  async erase(which: Filter<Sent>): Promise<void> {
    for (const subject of await this.subjectsOf(which)) await this.eraser.erase(subject);
  }

  private async subjectsOf(which: Filter<Sent>): Promise<string[]> {
    const found = await Promise.all(
      views.map(({ collection }) =>
        this.db
          .collection<Sent>(collection)
          .find(which, { projection: { subject: 1 } })
          .toArray(),
      ),
    );
    return found.flat().map(({ subject }) => subject);
  }
}
