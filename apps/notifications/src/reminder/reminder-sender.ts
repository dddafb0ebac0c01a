import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongodb';
import { EmailOutbox } from '../email/email-outbox.js';
import { Feeds, type Added } from '../notification/feeds.js';
import type { PersonReplica } from '../replicas/replicas.js';
import type { Written } from './reminder-writer.js';

/** Stores a reminder with its email. */
@Injectable()
export class ReminderSender {
  constructor(
    private readonly feeds: Feeds,
    private readonly outbox: EmailOutbox,
  ) {}

  /** An erased person has no address and gets nothing. */
  async send({ note, mail }: Written, { name, email }: PersonReplica, session: ClientSession): Promise<Added[]> {
    if (email === null) return [];
    await this.outbox.add([{ ...mail, to: email, toName: name, personId: note.userId }], session);
    return this.feeds.add([note], session);
  }
}
