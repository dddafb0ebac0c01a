import { Injectable } from '@nestjs/common';
import { marketEventDeleted, marketEventDeletionStarted, marketEventSaved } from '@stallbook/contracts';
import { ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { VendorNames } from '../../replicas/vendor-names.js';
import { split } from '../../plan/domain/platform-fee.js';
import { Tiers } from '../../plan/tiers.js';
import { withdrawForLostOrganizer } from '../domain/withdrawal.js';
import { BulkPaymentCommands } from './bulk-payment-commands.js';

const HAND_OVER_PAYMENTS = 'hand-over-payments-of-market-event';
const REVOKE_INTENTS = 'revoke-intents-of-market-event';
const WITHDRAW_PAYMENTS = 'withdraw-payments-of-market-event';

/** Unpaid payments follow their market event to a new owner, and wait while it is hidden. With it, all are withdrawn, and paid ones refunded. */
@Injectable()
export class MarketEventReaction {
  constructor(
    private readonly payments: BulkPaymentCommands,
    private readonly markets: MarketEventReplicas,
    private readonly names: VendorNames,
    private readonly tiers: Tiers,
  ) {}

  @Reacts(marketEventSaved)
  async saved(facts: IntegrationData<typeof marketEventSaved>, reaction: Reaction): Promise<void> {
    const { marketEventId, organizerId } = facts;
    const { hasNewOwner, isNowHidden } = await this.markets.save(facts, reaction.session);
    if (hasNewOwner && organizerId !== null) reaction.startProcess(HAND_OVER_PAYMENTS, { marketEventId });
    if (isNowHidden) reaction.startProcess(REVOKE_INTENTS, { marketEventId });
  }

  /** The market event waits until every payment is refunded. */
  @Reacts(marketEventDeletionStarted)
  deletionStarted(facts: { marketEventId: string }, reaction: Reaction): Promise<void> {
    return this.deleted(facts, reaction);
  }

  @Reacts(marketEventDeleted)
  async deleted({ marketEventId }: { marketEventId: string }, reaction: Reaction): Promise<void> {
    await this.markets.markDeleted(marketEventId, reaction.session);
    reaction.startProcess(WITHDRAW_PAYMENTS, { marketEventId });
  }

  /** To the current owner, so the latest of several changes counts. */
  @ProcessStep(HAND_OVER_PAYMENTS)
  async handOverSome({ marketEventId }: { marketEventId: string }, chunk: ProcessChunk): Promise<string[]> {
    const organizerId = await this.markets.ownerOf(marketEventId, chunk.session);
    if (organizerId === null) return [];
    if (await this.names.isErased(organizerId, chunk.session))
      return this.payments.execute({ marketEventId }, chunk, () => withdrawForLostOrganizer);
    const rate = await this.tiers.feeRateFor(organizerId);
    return this.payments.execute({ marketEventId }, chunk, (document) => ({
      type: 'hand-over',
      organizerId,
      platformFeeCents: split(document, rate).platformFeeCents,
    }));
  }

  /** A market event that is public again keeps the rest of its intents. */
  @ProcessStep(REVOKE_INTENTS)
  async revokeSome({ marketEventId }: { marketEventId: string }, chunk: ProcessChunk): Promise<string[]> {
    if (!(await this.markets.isHidden(marketEventId, chunk.session))) return [];
    return this.payments.execute({ marketEventId }, chunk, () => ({ type: 'revoke-intent' }));
  }

  @ProcessStep(WITHDRAW_PAYMENTS)
  withdrawSome({ marketEventId }: { marketEventId: string }, chunk: ProcessChunk): Promise<string[]> {
    return this.payments.execute({ marketEventId }, chunk, () => ({
      type: 'withdraw',
      reason: 'event_deleted',
      refundPercent: 100,
    }));
  }
}
