import { Injectable } from '@nestjs/common';
import { claimApproved, invitationSent, marketEventDeleted, marketEventTransferred } from '@stallbook/contracts';
import { EventStore, ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import { notReady, type IntegrationData } from '@stallbook/kernel';
import type { Filter } from 'mongodb';
import { MarketEventReplicas, type MarketEventReplica } from '../../replicas/market-event-replicas.js';
import { invitation, type InvitationCommand } from '../domain/invitation.decider.js';
import type { InvitationDocument } from '../invitation.projection.js';
import { InvitationReader } from '../invitation.reader.js';
import { InvitedMarkets } from '../invited-markets.js';

const ACCEPT_INVITATIONS = 'accept-invitations-to-market-event';
const HAND_OVER_INVITATIONS = 'hand-over-invitations-to-market-event';
const DELETE_INVITATIONS = 'delete-invitations-to-market-event';

type Transfer = Pick<IntegrationData<typeof marketEventTransferred>, 'marketEventId' | 'organizerId' | 'revision'>;

/**
 * An approved claim accepts the invitations that wait for an answer; a transfer hands them to the new organizer; a
 * deletion of the market event deletes them all.
 */
@Injectable()
export class InvitationMarketEventReaction {
  constructor(
    private readonly store: EventStore,
    private readonly markets: MarketEventReplicas,
    private readonly invited: InvitedMarkets,
    private readonly reader: InvitationReader,
  ) {}

  @Reacts(claimApproved)
  claimed({ marketEventId }: { marketEventId: string }, reaction: Reaction): void {
    reaction.startProcess(ACCEPT_INVITATIONS, { marketEventId });
  }

  @Reacts(marketEventTransferred)
  transferred({ marketEventId, organizerId, revision }: Transfer, reaction: Reaction): void {
    reaction.startProcess(HAND_OVER_INVITATIONS, { marketEventId, organizerId, ...(revision && { revision }) });
  }

  @Reacts(marketEventDeleted)
  deleted({ marketEventId }: { marketEventId: string }, reaction: Reaction): void {
    reaction.startProcess(DELETE_INVITATIONS, { marketEventId });
  }

  /** A deletion or a transfer may have passed an invitation that did not exist yet. Follows the service's own events. */
  @Reacts(invitationSent)
  async sent(
    { invitationId, marketEventId, organizerId: invited }: IntegrationData<typeof invitationSent>,
    { command, session }: Reaction,
  ): Promise<void> {
    const market = await this.markets.find(marketEventId);
    const missed = market && this.missedBy(market, invited);
    if (!missed) return;
    await this.store.transaction(command, (tx) => tx.execute(invitation, invitationId, missed), { session });
  }

  @ProcessStep(ACCEPT_INVITATIONS)
  acceptSome({ marketEventId }: { marketEventId: string }, chunk: ProcessChunk): Promise<string[]> {
    return this.decideSome({ marketEventId, status: { $in: ['pending', 'viewed'] } }, { type: 'accept' }, chunk);
  }

  /** Waits for the state with the new organizer, which comes on another topic. With it, `sent` hands over later ones. */
  @ProcessStep(HAND_OVER_INVITATIONS)
  async handOverSome({ marketEventId, organizerId, revision = 0 }: Transfer, chunk: ProcessChunk): Promise<string[]> {
    if ((await this.markets.revisionOf(marketEventId, chunk.session)) < revision) throw notReady();
    return this.decideSome({ marketEventId, contactSubject: null }, { type: 'hand-over', organizerId }, chunk);
  }

  @ProcessStep(DELETE_INVITATIONS)
  deleteSome({ marketEventId }: { marketEventId: string }, chunk: ProcessChunk): Promise<string[]> {
    return this.decideSome({ marketEventId }, { type: 'delete' }, chunk);
  }

  private missedBy(market: MarketEventReplica, invited: string | null): InvitationCommand | undefined {
    if (market.deleted) return { type: 'delete' };
    const { organizerId } = market;
    const isOfOther = organizerId !== null && this.invited.isOfOther(market, invited);
    return isOfOther ? { type: 'hand-over', organizerId } : undefined;
  }

  private decideSome(
    filter: Filter<InvitationDocument>,
    command: InvitationCommand,
    chunk: ProcessChunk,
  ): Promise<string[]> {
    const { collection } = this.reader;
    return chunk.execute({ aggregate: invitation, collection, filter, command });
  }
}
