import { Injectable } from '@nestjs/common';
import { personErased, profileSaved } from '@stallbook/contracts';
import { Reacts, forgetPerson, keepPerson, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { AddressHash } from '@stallbook/platform';
import { KnownAddresses } from './known-addresses.js';
import { SubmissionEraser } from './submission-eraser.js';

@Injectable()
export class PeopleReaction {
  constructor(
    private readonly known: KnownAddresses,
    private readonly addresses: AddressHash,
    private readonly eraser: SubmissionEraser,
  ) {}

  @Reacts(profileSaved)
  keep({ personId: _id, email }: IntegrationData<typeof profileSaved>, { write }: Reaction): void {
    write(this.known.collection, keepPerson({ _id, addressHash: this.addresses.of(email) }));
  }

  @Reacts(personErased)
  async forget({ personId }: IntegrationData<typeof personErased>, { session, write }: Reaction): Promise<void> {
    const addressHash = await this.known.of(personId, session);
    // Outside the session on purpose: a destroyed key stays destroyed, and doing it twice changes nothing.
    await this.eraser.erase({ $or: [{ senderId: personId }, ...(addressHash ? [{ addressHash }] : [])] });
    write(this.known.collection, forgetPerson(personId));
  }
}
