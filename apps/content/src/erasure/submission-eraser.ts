import { Inject, Injectable } from '@nestjs/common';
import { EventCodec, PersonalData, erasePerson } from '@stallbook/event-store';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB } from '@stallbook/platform';
import type { Db, Filter } from 'mongodb';
import { contactView } from '../contact/contact.view.js';
import { feedbackView } from '../feedback/feedback.view.js';
import type { Sent } from '../visitors/sender.js';
import { waitlistView } from '../waitlist/waitlist.view.js';

const views = [contactView, feedbackView, waitlistView];

/** Destroys the keys of submissions: they leave the lists, and nothing of them can be read again. */
@Injectable()
export class SubmissionEraser {
  constructor(
    private readonly codec: EventCodec,
    private readonly personal: PersonalData,
    @Inject(DB) private readonly db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns how many there were. */
  async erase(which: Filter<Sent>): Promise<number> {
    const parts = { db: this.db, codec: this.codec, personal: this.personal, views };
    const found = await Promise.all(
      views.map(({ collection }) =>
        this.db
          .collection<Sent>(collection)
          .find(which, { projection: { subject: 1 } })
          .toArray(),
      ),
    );
    const subjects = found.flat().map(({ subject }) => subject);
    for (const subject of subjects) await erasePerson(parts, subject, this.clock.now());
    return subjects.length;
  }
}
