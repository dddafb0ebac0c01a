import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  applicationAccepted,
  applicationRejected,
  applicationSubmitted,
  paymentCompleted,
  paymentRefunded,
} from '@stallbook/contracts';
import { ensureCollections, Reacts, type Reaction } from '@stallbook/event-store';
import { idFrom, type IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import type { ApplicationFacts } from '../attachment/domain/access.js';

/** The vendor's application to a market event: there is at most one. */
interface ApplicationCopy extends ApplicationFacts {
  _id: string;
}

type ApplicationData = IntegrationData<typeof applicationSubmitted>;
type PaymentData = IntegrationData<typeof paymentCompleted>;

const keyOf = (marketEventId: string, vendorId: string) => idFrom('application', marketEventId, vendorId);

/** Payments and applications arrive on topics of their own: either may come first. */
@Injectable()
export class ApplicationReplicas implements OnModuleInit {
  constructor(@Inject(DB) private readonly db: Db) {}

  async onModuleInit(): Promise<void> {
    await ensureCollections(this.db, [this.copies.collectionName]);
  }

  find(marketEventId: string, vendorId: string): Promise<ApplicationFacts | null> {
    return this.copies.findOne({ _id: keyOf(marketEventId, vendorId), status: { $exists: true } });
  }

  @Reacts(applicationSubmitted)
  submitted(data: ApplicationData, reaction: Reaction): void {
    this.set(data, { status: 'pending' }, reaction);
  }

  @Reacts(applicationAccepted)
  accepted(data: ApplicationData, reaction: Reaction): void {
    this.set(data, { status: 'accepted' }, reaction);
  }

  @Reacts(applicationRejected)
  rejected(data: ApplicationData, reaction: Reaction): void {
    this.set(data, { status: 'rejected' }, reaction);
  }

  @Reacts(paymentCompleted)
  paid(data: PaymentData, reaction: Reaction): void {
    this.set(data, { paid: true }, reaction);
  }

  @Reacts(paymentRefunded)
  refunded(data: PaymentData, reaction: Reaction): void {
    this.set(data, { paid: false }, reaction);
  }

  private set(
    { marketEventId, vendorId }: { marketEventId: string; vendorId: string },
    facts: Partial<ApplicationFacts>,
    { write }: Reaction,
  ): void {
    const filter = { _id: keyOf(marketEventId, vendorId) };
    write(this.copies, { updateOne: { filter, update: { $set: facts }, upsert: true } });
  }

  private get copies() {
    return this.db.collection<ApplicationCopy>('applicationCopies');
  }
}
