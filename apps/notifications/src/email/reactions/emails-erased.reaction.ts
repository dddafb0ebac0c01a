import { Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { Suppressions } from '../../delivery/suppressions.js';
import { EmailErasure } from '../email-erasure.js';
import { EmailOutbox } from '../email-outbox.js';

@Injectable()
export class EmailsErasedReaction {
  constructor(
    private readonly emails: EmailErasure,
    private readonly outbox: EmailOutbox,
    private readonly suppressions: Suppressions,
  ) {}

  @Reacts(personErased)
  async erased(
    { personId, addresses }: IntegrationData<typeof personErased>,
    { session, afterwards }: Reaction,
  ): Promise<void> {
    await this.emails.forget(personId, addresses, session);
    await this.suppressions.forget(addresses, session);
    afterwards(() => this.outbox.wake());
  }
}
