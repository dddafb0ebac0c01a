import { Injectable } from '@nestjs/common';
import {
  applicationAccepted,
  applicationDraftDeleted,
  applicationDrafted,
  applicationRejected,
  applicationSubmitted,
  applicationWithdrawn,
  marketEventDeleted,
  marketEventSaved,
  paymentCompleted,
  paymentFailed,
  paymentProcessingStarted,
  paymentRefunded,
  paymentReinstated,
  paymentReopened,
  personErased,
} from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import { placeName, type IntegrationData } from '@stallbook/kernel';
import { ReminderBooths } from '../reminder-booths.js';
import { ReminderMarkets } from '../reminder-markets.js';

type ApplicationFacts = IntegrationData<typeof applicationAccepted>;
type MarketFacts = IntegrationData<typeof marketEventSaved>;

/** Keeps the schedule of reminders: they move with their market and disappear with it. */
@Injectable()
export class ReminderReaction {
  constructor(
    private readonly booths: ReminderBooths,
    private readonly markets: ReminderMarkets,
  ) {}

  @Reacts(applicationDrafted)
  drafted(data: IntegrationData<typeof applicationDrafted>, reaction: Reaction): void {
    this.booths.draft(data, new Date(reaction.message.occurredAt), reaction);
  }

  @Reacts(applicationDraftDeleted)
  draftDeleted({ applicationId }: { applicationId: string }, reaction: Reaction): void {
    this.booths.deleteDraft(applicationId, reaction);
  }

  @Reacts(applicationSubmitted)
  submitted(data: ApplicationFacts, reaction: Reaction): void {
    this.booths.submit(data, new Date(reaction.message.occurredAt), reaction);
  }

  @Reacts(applicationAccepted)
  accepted(data: ApplicationFacts, reaction: Reaction): Promise<void> {
    const dueCents = data.boothFeeCents + data.applicationFeeCents;
    return this.booths.accept(data, dueCents, new Date(reaction.message.occurredAt), reaction);
  }

  @Reacts(applicationRejected)
  rejected(data: ApplicationFacts, reaction: Reaction): void {
    this.booths.withdrawAcceptance(data, reaction);
  }

  @Reacts(applicationWithdrawn)
  withdrawn(data: IntegrationData<typeof applicationWithdrawn>, reaction: Reaction): void {
    if (data.wasAccepted) this.booths.withdrawAcceptance(data, reaction);
    else this.booths.draft(data, new Date(reaction.message.occurredAt), reaction);
  }

  @Reacts(paymentProcessingStarted)
  processing(data: IntegrationData<typeof paymentProcessingStarted>, reaction: Reaction): void {
    this.booths.recordPayment(data, 'processing', reaction);
  }

  @Reacts(paymentFailed, paymentReopened)
  unpaid(data: IntegrationData<typeof paymentFailed>, reaction: Reaction): void {
    this.booths.recordPayment(data, null, reaction);
  }

  @Reacts(paymentCompleted, paymentReinstated)
  paid(data: IntegrationData<typeof paymentCompleted>, reaction: Reaction): void {
    this.booths.recordPayment(data, 'paid', reaction);
  }

  @Reacts(paymentRefunded)
  refunded(data: IntegrationData<typeof paymentRefunded>, reaction: Reaction): void {
    this.booths.recordPayment(data, 'refunded', reaction);
  }

  /** Without an organizer, a market takes no applications and no payments. Most imports never had one. */
  @Reacts(marketEventSaved)
  async saved({ marketEventId, revision, ...market }: MarketFacts, reaction: Reaction): Promise<void> {
    if (market.organizerId === null) return this.markets.suspend(marketEventId, revision, reaction);
    const { title, startDate, endDate, startTime, timeZone, applicationDeadline, location, city, state } = market;
    const place = [location, placeName(city, state)].filter(Boolean).join(', ');
    const facts = { title, startDate, endDate, startTime, timeZone, applicationDeadline, place };
    await this.markets.save(marketEventId, revision, market.status === 'published' ? facts : null, reaction);
  }

  @Reacts(marketEventDeleted)
  deleted({ marketEventId }: { marketEventId: string }, reaction: Reaction): Promise<void> {
    return this.markets.delete(marketEventId, reaction);
  }

  @Reacts(personErased)
  forget({ personId }: { personId: string }, reaction: Reaction): void {
    this.booths.forget(personId, reaction);
  }
}
