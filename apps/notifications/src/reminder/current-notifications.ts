import { Injectable } from '@nestjs/common';
import type { WaitingNotification } from '../notification/waiting-notification.js';
import { TriggerTexts } from '../trigger/trigger-texts.js';
import { CurrentApplications } from './current-applications.js';
import { CurrentReminders } from './current-reminders.js';

/** Pushes wait for quiet hours and daily emails for a morning; meanwhile, what they say can become false. */
@Injectable()
export class CurrentNotifications {
  constructor(
    private readonly reminders: CurrentReminders,
    private readonly applications: CurrentApplications,
    private readonly texts: TriggerTexts,
  ) {}

  /** The notification as it would be written now; null if it is no longer true. */
  async now<N extends WaitingNotification & { personId: string }>(notification: N): Promise<N | null> {
    const { type, about, personId, trigger } = notification;
    const reminder = await this.reminders.now(type, about, personId, 'en');
    if (reminder !== undefined)
      return reminder && { ...notification, title: reminder.notification.title, body: reminder.notification.body };
    if (!(await this.applications.stillHolds(type, about, personId))) return null;
    const texts = trigger && (await this.texts.now({ trigger, personId, type }));
    return { ...notification, ...texts };
  }
}
