import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongodb';
import { EmailOutbox } from '../email/email-outbox.js';
import { Feeds, type Added } from '../notification/feeds.js';
import { Preferences } from '../preference/preferences.js';
import { languageOf, type PersonReplica } from '../replicas/replicas.js';
import type { ComposedReminder } from './composed-reminder.js';

/** Stores a reminder with its email. */
@Injectable()
export class ReminderSender {
  constructor(
    private readonly feeds: Feeds,
    private readonly outbox: EmailOutbox,
    private readonly preferences: Preferences,
  ) {}

  /** An erased person has no address and gets nothing. */
  async send(
    { notification, email }: ComposedReminder,
    person: PersonReplica,
    session: ClientSession,
  ): Promise<Added[]> {
    const { name, email: to } = person;
    if (to === null) return [];
    const recipient = { to, toName: name, language: languageOf(person), personId: notification.userId };
    const choices = await this.preferences.ofAll([notification.userId], session);
    await this.outbox.add([{ ...email, ...recipient }], choices, session);
    return this.feeds.add([notification], choices, session);
  }
}
