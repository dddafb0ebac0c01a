import { Inject, Injectable } from '@nestjs/common';
import { NotificationType } from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import type { NoteSubject } from '../notification/new-notification.js';
import { APPLICATION_REPLICAS, type ApplicationReplica } from '../replicas/application-replica.schema.js';
import { WrittenReminders } from './written-reminders.js';

export interface WaitingNote {
  personId: string;
  type?: `${NotificationType}`;
  about?: NoteSubject;
  title: string;
  body: string;
}

/** What was due has not been paid. */
const isUnpaid = ({ paid, dueCents }: ApplicationReplica): boolean => paid === undefined || dueCents === 0;

const holds: Partial<Record<NotificationType, (application: ApplicationReplica) => boolean>> = {
  application_submitted: ({ status }) => status === 'pending',
  application_accepted: (application) => application.status === 'accepted' && isUnpaid(application),
  application_rejected: ({ status }) => status === 'rejected',
  booth_assigned: ({ status }) => status === 'accepted',
};

/** Pushes wait for quiet hours and daily emails for a morning; meanwhile, what they say can become false. */
@Injectable()
export class CurrentNotes {
  private readonly applications: Collection<ApplicationReplica>;

  constructor(
    private readonly reminders: WrittenReminders,
    @Inject(DB) db: Db,
  ) {
    this.applications = db.collection<ApplicationReplica>(APPLICATION_REPLICAS);
  }

  /** The notification with the words of now; null if what it says is no longer true. */
  async now<N extends WaitingNote>(note: N): Promise<N | null> {
    const { type, about, personId } = note;
    if (!type || !about) return note;
    const { applicationId } = about;
    const reminder = await this.reminders.now(type, about, personId, 'en');
    if (reminder !== undefined) return reminder && { ...note, title: reminder.note.title, body: reminder.note.body };
    const isTrue = holds[type];
    if (!isTrue || !applicationId) return note;
    const application = await this.applications.findOne({ _id: applicationId });
    return !application?.status || isTrue(application) ? note : null;
  }
}
