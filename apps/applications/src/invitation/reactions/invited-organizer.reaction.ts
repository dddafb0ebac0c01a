import { Injectable } from '@nestjs/common';
import { invitationSent, personErased, profileSaved } from '@stallbook/contracts';
import { EventStore, PersonEraser, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { AddressHash } from '@stallbook/platform';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { OrganizerAddresses } from '../../replicas/organizer-addresses.js';
import { invitation } from '../domain/invitation.decider.js';
import type { InvitationDocument } from '../invitation.projection.js';
import { InvitationReader } from '../invitation.reader.js';
import { InvitedMarkets } from '../invited-markets.js';

type WaitingInvitation = Pick<InvitationDocument, '_id' | 'marketEventId'>;

/** Remembers which organizer an address belongs to, and gives them the invitations that the address got. */
@Injectable()
export class InvitedOrganizerReaction {
  constructor(
    private readonly store: EventStore,
    private readonly addresses: AddressHash,
    private readonly organizers: OrganizerAddresses,
    private readonly reader: InvitationReader,
    private readonly markets: MarketEventReplicas,
    private readonly invited: InvitedMarkets,
    private readonly eraser: PersonEraser,
  ) {}

  @Reacts(profileSaved)
  async saved(
    { role, email, personId: organizerId }: IntegrationData<typeof profileSaved>,
    { session, command, message: { sequence: revision } }: Reaction,
  ): Promise<void> {
    if (role !== 'organizer') return;
    const hashes = this.addresses.every(email);
    if (!(await this.organizers.save({ _id: organizerId, revision, hashes }, session))) return;
    const waiting = await this.reader.collection
      .find({ contactSubject: { $in: hashes }, organizerId: null }, { projection: { marketEventId: 1 }, session })
      .toArray();
    if (waiting.length === 0) return;
    const assign = async ({ _id: id, marketEventId }: WaitingInvitation) => ({
      id,
      command: await this.assignment(marketEventId, organizerId),
    });
    const commands = await Promise.all(waiting.map(assign));
    await this.store.transaction(command, (tx) => tx.executeMany(invitation, commands), { session });
  }

  /** The organizer may have registered before the invitation existed. Follows the service's own integration events. */
  @Reacts(invitationSent)
  async sent({ invitationId }: IntegrationData<typeof invitationSent>, { session, command }: Reaction): Promise<void> {
    const waiting = { _id: invitationId, organizerId: null };
    const found = await this.reader.collection.findOne(waiting, { session });
    const organizerId = found?.contactSubject && (await this.organizers.ownerOf([found.contactSubject]));
    if (!organizerId) return;
    const assignment = await this.assignment(found.marketEventId, organizerId);
    await this.store.transaction(command, (tx) => tx.execute(invitation, invitationId, assignment), { session });
  }

  /** Destroys the keys of the person's addresses. */
  @Reacts(personErased)
  async erased({ personId, addresses }: IntegrationData<typeof personErased>, { session }: Reaction): Promise<void> {
    for (const address of addresses) await this.eraser.erase(address);
    await this.organizers.forget(personId, session);
  }

  private async assignment(marketEventId: string, organizerId: string) {
    const isEventOfOther = this.invited.isOfOther(await this.markets.find(marketEventId), organizerId);
    return { type: 'assign-organizer' as const, organizerId, isEventOfOther };
  }
}
