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
  paymentRefundMade,
  personErased,
} from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import { placeName, type IntegrationData } from '@stallbook/kernel';
import { ReminderBooths } from '../reminder-booths.js';

type ApplicationFacts = IntegrationData<typeof applicationAccepted>;
type MarketFacts = IntegrationData<typeof marketEventSaved>;

/** Keeps the schedule of reminders: they move with their market and disappear with it. */
@Injectable()
export class ReminderReaction {
  constructor(private readonly booths: ReminderBooths) {}

  @Reacts(applicationDrafted)
  drafted(data: IntegrationData<typeof applicationDrafted>, { message, session }: Reaction): Promise<void> {
    return this.booths.draft(data, new Date(message.occurredAt), session);
  }

  @Reacts(applicationDraftDeleted)
  draftDeleted({ applicationId }: { applicationId: string }, { session }: Reaction): Promise<void> {
    return this.booths.deleteDraft(applicationId, session);
  }

  @Reacts(applicationSubmitted)
  submitted(data: ApplicationFacts, { message, session }: Reaction): Promise<void> {
    return this.booths.submit(data, new Date(message.occurredAt), session);
  }

  @Reacts(applicationAccepted)
  accepted(data: ApplicationFacts, { message, session }: Reaction): Promise<void> {
    const dueCents = data.boothFeeCents + data.applicationFeeCents;
    return this.booths.accept(data, dueCents, new Date(message.occurredAt), session);
  }

  @Reacts(applicationRejected)
  rejected(data: ApplicationFacts, { session }: Reaction): Promise<void> {
    return this.booths.withdrawAcceptance(data, session);
  }

  @Reacts(applicationWithdrawn)
  withdrawn(data: IntegrationData<typeof applicationWithdrawn>, { message, session }: Reaction): Promise<void> {
    if (data.wasAccepted) return this.booths.withdrawAcceptance(data, session);
    return this.booths.draft(data, new Date(message.occurredAt), session);
  }

  @Reacts(paymentCompleted)
  paid(data: IntegrationData<typeof paymentCompleted>, { session }: Reaction): Promise<void> {
    return this.booths.recordPayment(data, 'paid', session);
  }

  @Reacts(paymentRefundMade)
  async refunded(data: IntegrationData<typeof paymentRefundMade>, { session }: Reaction): Promise<void> {
    if (data.full) await this.booths.recordPayment(data, 'refunded', session);
  }

  /** An import takes no applications before it has an organizer, so there is nothing to remind of. */
  @Reacts(marketEventSaved)
  async saved({ marketEventId, revision, ...market }: MarketFacts, { session }: Reaction): Promise<void> {
    if (market.organizerId === null) return;
    const { title, startDate, endDate, startTime, timeZone, applicationDeadline, location, city, state } = market;
    const place = [location, placeName(city, state)].filter(Boolean).join(', ');
    const facts = { title, startDate, endDate, startTime, timeZone, applicationDeadline, place };
    await this.booths.saveMarket(marketEventId, revision, market.status === 'published' ? facts : null, session);
  }

  @Reacts(marketEventDeleted)
  deleted({ marketEventId }: { marketEventId: string }, { session }: Reaction): Promise<void> {
    return this.booths.deleteMarket(marketEventId, session);
  }

  @Reacts(personErased)
  forget({ personId }: { personId: string }, { session }: Reaction): Promise<void> {
    return this.booths.forget(personId, session);
  }
}
