import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongodb';
import { EmailOutbox } from '../email/email-outbox.js';
import { Feeds, type Added } from '../notification/feeds.js';
import { Preferences } from '../preference/preferences.js';
import { languageOf, type PersonReplica } from '../replicas/replicas.js';
import type { Written } from './reminder-writer.js';

/** Stores a reminder with its email. */
@Injectable()
export class ReminderSender {
  constructor(
    private readonly feeds: Feeds,
    private readonly outbox: EmailOutbox,
    private readonly preferences: Preferences,
  ) {}

  /** An erased person has no address and gets nothing. */
  async send({ note, mail }: Written, person: PersonReplica, session: ClientSession): Promise<Added[]> {
    const { name, email } = person;
    if (email === null) return [];
    const recipient = { to: email, toName: name, language: languageOf(person), personId: note.userId };
    const choices = await this.preferences.ofAll([note.userId], session);
    await this.outbox.add([{ ...mail, ...recipient }], choices, session);
    return this.feeds.add([note], choices, session);
  }
}
