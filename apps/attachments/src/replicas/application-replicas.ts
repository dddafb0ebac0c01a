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

/** A vendor has at most one application to a market event. */
interface ApplicationReplica extends ApplicationFacts {
  _id: string;
}

type ApplicationData = IntegrationData<typeof applicationSubmitted>;
type PaymentData = IntegrationData<typeof paymentCompleted>;

const keyOf = (marketEventId: string, vendorId: string) => idFrom('application', marketEventId, vendorId);

/** Payments and applications arrive by different topics, in any order. */
@Injectable()
export class ApplicationReplicas implements OnModuleInit {
  constructor(@Inject(DB) private readonly db: Db) {}

  async onModuleInit(): Promise<void> {
    await ensureCollections(this.db, [this.replicas.collectionName]);
  }

  find(marketEventId: string, vendorId: string): Promise<ApplicationFacts | null> {
    return this.replicas.findOne({ _id: keyOf(marketEventId, vendorId), status: { $exists: true } });
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
    write(this.replicas, { updateOne: { filter, update: { $set: facts }, upsert: true } });
  }

  private get replicas() {
    return this.db.collection<ApplicationReplica>('applicationCopies');
  }
}
