import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { profileSaved } from '@stallbook/contracts';
import { PersonEraser } from '@stallbook/event-store';
import type { MessageBus } from '@stallbook/messaging';
import { BUS } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Connection } from 'mongoose';
import { ADDRESS_SHARINGS } from '../address-sharing/address-sharing.schema.js';
import { ACCOUNTS } from '../account/account.schema.js';
import { EmailOutbox } from '../account/email-outbox.js';
import { LINKS } from '../account/link.schema.js';
import { PASSKEY_CHALLENGES } from '../second-factor/passkeys/challenge.schema.js';
import { SECOND_FACTORS } from '../second-factor/second-factor.schema.js';
import { SECURITY_EVENTS } from '../security/security-event.schema.js';
import { Sessions } from '../session/sessions.js';
import type { ErasureDetails } from './domain/erasure.state.js';

/** Collections with data of accounts. */
const OF_ACCOUNT = [ADDRESS_SHARINGS, LINKS, SECURITY_EVENTS, SECOND_FACTORS, PASSKEY_CHALLENGES];

/** By then, what was in progress at the first announcement has queued its emails. */
const IN_PROGRESS_MS = 60_000;

type Leaving = Pick<ErasureDetails, 'personId' | 'addresses'> & Partial<Pick<ErasureDetails, 'announcedAt'>>;

/** Removes all that identity stores about a person, and what waits in queues. */
@Injectable()
export class PersonalDataCleaner {
  constructor(
    private readonly eraser: PersonEraser,
    private readonly emails: EmailOutbox,
    private readonly sessions: Sessions,
    @Inject(BUS) private readonly bus: MessageBus,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /** @returns false if there was no account */
  async removeAccount(personId: string, session?: ClientSession): Promise<boolean> {
    await this.sessions.removeAllOf(personId, session);
    const { deletedCount } = await this.connection.model(ACCOUNTS).deleteOne({ _id: personId }, { session });
    for (const name of OF_ACCOUNT) {
      await this.connection.model(name).deleteMany({ accountId: personId }, { session });
    }
    return deletedCount === 1;
  }

  /** Everything else, and what a concurrent sign-in left. */
  async remove({ personId, addresses, announcedAt = [] }: Leaving): Promise<void> {
    await this.removeAccount(personId);
    await this.eraser.erase(personId);
    const [first, second] = announcedAt;
    // Later, the address can belong to someone else.
    const until = first ? new Date(Date.parse(first) + IN_PROGRESS_MS) : undefined;
    if (!second) await this.emails.forget(personId, addresses, until);
    await this.bus.deadLetters.forget(profileSaved.topic, personId);
  }
}
