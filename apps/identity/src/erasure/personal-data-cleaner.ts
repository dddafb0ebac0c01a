import { Inject, Injectable } from '@nestjs/common';
import { profileSaved } from '@stallbook/contracts';
import { PersonEraser } from '@stallbook/event-store';
import type { MessageBus } from '@stallbook/messaging';
import { BUS, DB, EmailQueue } from '@stallbook/platform';
import type { ClientSession, Db } from 'mongodb';
import { Sessions } from '../session/sessions.js';

/** Collections with data of accounts. */
const OF_ACCOUNT = ['links', 'sessions', 'security_record', 'second_factors', 'passkey_challenges'];

/** Removes all that identity stores about a person, and what waits in queues. */
@Injectable()
export class PersonalDataCleaner {
  constructor(
    private readonly eraser: PersonEraser,
    private readonly emails: EmailQueue,
    private readonly sessions: Sessions,
    @Inject(BUS) private readonly bus: MessageBus,
    @Inject(DB) private readonly db: Db,
  ) {}

  /** @returns false if there was no account */
  async removeAccount(personId: string, session?: ClientSession): Promise<boolean> {
    const options = session ? { session } : {};
    const accounts = this.db.collection<{ _id: string }>('accounts');
    await this.sessions.endAllOf(personId, session);
    const { deletedCount } = await accounts.deleteOne({ _id: personId }, options);
    for (const name of OF_ACCOUNT) await this.db.collection(name).deleteMany({ accountId: personId }, options);
    return deletedCount === 1;
  }

  /** Everything else, and what a concurrent sign-in left. */
  async remove({ personId, addresses }: { personId: string; addresses: readonly string[] }): Promise<void> {
    await this.removeAccount(personId);
    await this.eraser.erase(personId);
    await this.emails.forget(addresses);
    await this.bus.deadLetters.forget(profileSaved.topic, personId);
  }
}
