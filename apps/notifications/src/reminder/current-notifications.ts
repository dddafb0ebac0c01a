import { Inject, Injectable } from '@nestjs/common';
import { NotificationType } from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import type { NotificationSubject } from '../notification/new-notification.js';
import { APPLICATION_REPLICAS, type ApplicationReplica } from '../replicas/application-replica.schema.js';
import type { Trigger } from '../trigger/trigger.js';
import { TriggerTexts } from '../trigger/trigger-texts.js';
import { CurrentReminders } from './current-reminders.js';

export interface WaitingNotification {
  personId: string;
  type?: `${NotificationType}`;
  about?: NotificationSubject;
  trigger?: Trigger;
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
export class CurrentNotifications {
  private readonly applications: Collection<ApplicationReplica>;

  constructor(
    private readonly reminders: CurrentReminders,
    private readonly texts: TriggerTexts,
    @Inject(DB) db: Db,
  ) {
    this.applications = db.collection<ApplicationReplica>(APPLICATION_REPLICAS);
  }

  /** The notification with the words of now; null if what it says is no longer true. */
  async now<N extends WaitingNotification>(notification: N): Promise<N | null> {
    const { type, about, personId, trigger } = notification;
    if (!type) return notification;
    const reminder = await this.reminders.now(type, about, personId, 'en');
    if (reminder !== undefined)
      return reminder && { ...notification, title: reminder.notification.title, body: reminder.notification.body };
    if (!(await this.isTrue(type, about?.applicationId))) return null;
    const texts = trigger && (await this.texts.now({ trigger, personId, type }));
    return { ...notification, ...texts };
  }

  private async isTrue(type: `${NotificationType}`, applicationId: string | undefined): Promise<boolean> {
    const isTrue = holds[type];
    if (!isTrue || !applicationId) return true;
    const application = await this.applications.findOne({ _id: applicationId });
    return !application?.status || isTrue(application);
  }
}
