import { Injectable } from '@nestjs/common';
import { invitationSent, personErased, profileSaved } from '@stallbook/contracts';
import { EventStore, PersonEraser, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { AddressHash } from '@stallbook/platform';
import { OrganizerAddresses } from '../../replicas/organizer-addresses.js';
import { invitation } from '../domain/invitation.decider.js';
import { InvitationReader } from '../invitation.reader.js';

/** Remembers which organizer an address belongs to, and gives them the invitations that the address got. */
@Injectable()
export class InvitedOrganizerReaction {
  constructor(
    private readonly store: EventStore,
    private readonly addresses: AddressHash,
    private readonly organizers: OrganizerAddresses,
    private readonly reader: InvitationReader,
    private readonly eraser: PersonEraser,
  ) {}

  @Reacts(profileSaved)
  async saved(
    { role, email, personId: organizerId }: IntegrationData<typeof profileSaved>,
    { session, command }: Reaction,
  ): Promise<void> {
    if (role !== 'organizer') return;
    const hashes = this.addresses.every(email);
    await this.organizers.save(organizerId, hashes, session);
    const waiting = await this.reader.collection
      .find({ contactSubject: { $in: hashes }, organizerId: null }, { projection: { _id: 1 }, session })
      .toArray();
    if (waiting.length === 0) return;
    const commands = waiting.map(({ _id: id }) => ({
      id,
      command: { type: 'assign-organizer' as const, organizerId },
    }));
    await this.store.transaction(command, (tx) => tx.executeMany(invitation, commands), { session });
  }

  /** The organizer may have registered before the invitation existed. Follows the service's own integration events. */
  @Reacts(invitationSent)
  async sent({ invitationId }: IntegrationData<typeof invitationSent>, { session, command }: Reaction): Promise<void> {
    const waiting = { _id: invitationId, organizerId: null };
    const contactSubject = (await this.reader.collection.findOne(waiting, { session }))?.contactSubject;
    const organizerId = contactSubject && (await this.organizers.ownerOf([contactSubject]));
    if (!organizerId) return;
    const assignment = { type: 'assign-organizer', organizerId } as const;
    await this.store.transaction(command, (tx) => tx.execute(invitation, invitationId, assignment), { session });
  }

  /** Destroys the keys of the person's addresses. */
  @Reacts(personErased)
  async erased({ personId, addresses }: IntegrationData<typeof personErased>, { session }: Reaction): Promise<void> {
    for (const address of addresses) await this.eraser.erase(address);
    await this.organizers.forget(personId, session);
  }
}
