import { Injectable } from '@nestjs/common';
import { claimApproved, invitationSent, marketEventDeleted, marketEventTransferred } from '@stallbook/contracts';
import { EventStore, ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import type { Filter } from 'mongodb';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { invitation, type InvitationCommand } from '../domain/invitation.decider.js';
import type { InvitationDocument } from '../invitation.projection.js';
import { InvitationReader } from '../invitation.reader.js';

const ACCEPT_INVITATIONS = 'accept-invitations-to-market-event';
const HAND_OVER_INVITATIONS = 'hand-over-invitations-to-market-event';
const DELETE_INVITATIONS = 'delete-invitations-to-market-event';

interface Ownership {
  marketEventId: string;
  organizerId: string;
}

/**
 * An approved claim accepts the invitations that wait for an answer; a transfer hands them to the new organizer; a
 * deletion of the market event deletes them all.
 */
@Injectable()
export class InvitationMarketEventReaction {
  constructor(
    private readonly store: EventStore,
    private readonly markets: MarketEventReplicas,
    private readonly reader: InvitationReader,
  ) {}

  @Reacts(claimApproved)
  claimed({ marketEventId }: { marketEventId: string }, reaction: Reaction): void {
    reaction.startProcess(ACCEPT_INVITATIONS, { marketEventId });
  }

  @Reacts(marketEventTransferred)
  transferred({ marketEventId, organizerId }: Ownership, reaction: Reaction): void {
    reaction.startProcess(HAND_OVER_INVITATIONS, { marketEventId, organizerId });
  }

  @Reacts(marketEventDeleted)
  deleted({ marketEventId }: { marketEventId: string }, reaction: Reaction): void {
    reaction.startProcess(DELETE_INVITATIONS, { marketEventId });
  }

  /** The deletion may have passed an invitation that did not exist yet. Follows the service's own integration events. */
  @Reacts(invitationSent)
  async sent(
    { invitationId, marketEventId }: { invitationId: string; marketEventId: string },
    { command, session }: Reaction,
  ): Promise<void> {
    if (!(await this.markets.isDeleted(marketEventId))) return;
    const deletion = { type: 'delete' } as const;
    await this.store.transaction(command, (tx) => tx.execute(invitation, invitationId, deletion), { session });
  }

  @ProcessStep(ACCEPT_INVITATIONS)
  acceptSome({ marketEventId }: { marketEventId: string }, chunk: ProcessChunk): Promise<string[]> {
    return this.decideSome({ marketEventId, status: { $in: ['pending', 'viewed'] } }, { type: 'accept' }, chunk);
  }

  @ProcessStep(HAND_OVER_INVITATIONS)
  handOverSome({ marketEventId, organizerId }: Ownership, chunk: ProcessChunk): Promise<string[]> {
    return this.decideSome({ marketEventId, contactSubject: null }, { type: 'hand-over', organizerId }, chunk);
  }

  @ProcessStep(DELETE_INVITATIONS)
  deleteSome({ marketEventId }: { marketEventId: string }, chunk: ProcessChunk): Promise<string[]> {
    return this.decideSome({ marketEventId }, { type: 'delete' }, chunk);
  }

  private async decideSome(
    filter: Filter<InvitationDocument>,
    decision: InvitationCommand,
    { after, limit, session, command }: ProcessChunk,
  ): Promise<string[]> {
    const affected = await this.reader.collection
      .find({ ...filter, _id: { $gt: after } }, { session, projection: { _id: 1 }, sort: { _id: 1 }, limit })
      .toArray();
    const commands = affected.map(({ _id: id }) => ({ id, command: decision }));
    await this.store.transaction(command, (tx) => tx.executeMany(invitation, commands), { session });
    return commands.map(({ id }) => id);
  }
}
