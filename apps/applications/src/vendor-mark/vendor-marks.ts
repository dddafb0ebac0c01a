import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Attendance, type VendorMark } from '@stallbook/contracts';
import { actorOf, notFound, type CallContext } from '@stallbook/kernel';
import { MembershipReplicas } from '@stallbook/membership';
import type { Model } from 'mongoose';
import { ApplicationReader } from '../application/application.reader.js';
import type { ApplicationDocument } from '../application/application.projection.js';
import { MarketEventReplicas, type MarketEventReplica } from '../replicas/market-event-replicas.js';
import type { VendorMarkFacts } from './domain/vendor-mark.js';
import { VENDOR_MARKS, type VendorMarkRow } from './vendor-mark.schema.js';

/** What organizers with Organizer Pro note about the vendors at their own market events. */
@Injectable()
export class VendorMarks {
  constructor(
    @InjectModel(VENDOR_MARKS) readonly rows: Model<VendorMarkRow>,
    private readonly applications: ApplicationReader,
    private readonly markets: MarketEventReplicas,
    private readonly memberships: MembershipReplicas,
  ) {}

  /** The ID of the calling organizer. */
  async requirePro(context: CallContext): Promise<string> {
    const { id } = actorOf(context);
    await this.memberships.assert(id, 'isOrganizerPro');
    return id;
  }

  /** @throws DomainError NOT_FOUND for a market event of another organizer */
  async requireOwn(eventId: string, context: CallContext): Promise<MarketEventReplica> {
    const [market] = await this.markets.byIds([eventId]);
    if (!market || market.deleted || market.organizerId !== actorOf(context).id) throw notFound('Event not found');
    await this.requirePro(context);
    return market;
  }

  /** An accepted application and its market event. */
  async requireAccepted(
    applicationId: string,
    context: CallContext,
  ): Promise<{ application: ApplicationDocument; market: MarketEventReplica }> {
    const application = await this.applications.asParty(applicationId, actorOf(context));
    const market = await this.requireOwn(application.marketEventId, context);
    if (application.status !== 'accepted') throw notFound('Application not found');
    return { application, market };
  }
}

export const showVendorMark = ({ attendance, rating }: VendorMarkFacts): VendorMark => ({
  attendance: Attendance[attendance],
  rating: rating ?? null,
});
