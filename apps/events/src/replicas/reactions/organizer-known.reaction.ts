import { Injectable } from '@nestjs/common';
import type { IntegrationData } from '@stallbook/kernel';
import { profileSaved } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import { AddressHash } from '@stallbook/platform';
import { OrganizerReplicas } from '../organizer-replicas.js';

/** Remembers which organizer an address belongs to. */
@Injectable()
export class OrganizerKnownReaction {
  constructor(
    private readonly organizers: OrganizerReplicas,
    private readonly addresses: AddressHash,
  ) {}

  @Reacts(profileSaved)
  async saved(
    { role, personId: _id, email }: IntegrationData<typeof profileSaved>,
    { session, message: { sequence: revision } }: Reaction,
  ): Promise<void> {
    if (role !== 'organizer') return;
    await this.organizers.save({ _id, revision, addresses: this.addresses.every(email) }, session);
  }
}
