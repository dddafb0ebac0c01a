import { Injectable } from '@nestjs/common';
import { invitationSent, personErased, profileSaved } from '@stallbook/contracts';
import {
  EventStore,
  PersonEraser,
  ProcessStep,
  Reacts,
  type ProcessChunk,
  type Reaction,
} from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { AddressHash } from '@stallbook/platform';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { OrganizerAddresses } from '../../replicas/organizer-addresses.js';
import { invitation } from '../domain/invitation.decider.js';
import type { InvitationDocument } from '../invitation.projection.js';
import { InvitationReader } from '../invitation.reader.js';
import { InvitedMarkets } from '../invited-markets.js';

const ASSIGN_INVITATIONS = 'assign-invitations-to-organizer';

interface Assigning {
  organizerId: string;
  /** All of one address. */
  hashes: string[];
}

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
    reaction: Reaction,
  ): Promise<void> {
    if (role !== 'organizer') return;
    const hashes = this.addresses.every(email);
    await this.organizers.save({ _id: organizerId, revision: reaction.message.sequence, hashes }, reaction.session);
    reaction.startProcess(ASSIGN_INVITATIONS, { organizerId, hashes });
  }

  /** Begins after the commit: only then does no later invitation miss the organizer. */
  @ProcessStep(ASSIGN_INVITATIONS)
  async assignSome(
    { organizerId, hashes }: Assigning,
    { after, limit, session, command }: ProcessChunk,
  ): Promise<string[]> {
    if (!(await this.organizers.has(organizerId, hashes, session))) return [];
    const waiting = await this.reader.collection
      .find({ contactSubject: { $in: hashes }, organizerId: null, _id: { $gt: after } }, { session })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
    const assign = async ({ _id: id, marketEventId }: InvitationDocument) => ({
      id,
      command: await this.assignment(marketEventId, organizerId),
    });
    const commands = await Promise.all(waiting.map(assign));
    await this.store.transaction(command, (tx) => tx.executeMany(invitation, commands), { session });
    return waiting.map(({ _id }) => _id);
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
