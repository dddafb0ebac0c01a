import { Injectable } from '@nestjs/common';
import {
  ApplicationStatus,
  MarketEventStatus,
  PaymentStatus,
  type Application,
  type ApplicationImage,
  type AppliedEvent,
  type ApplyingVendor,
} from '@stallbook/contracts';
import { MarketEventReplicas, type MarketEventReplica } from '../replicas/market-event-replicas.js';
import { ProfileReplicas } from '../replicas/profile-replicas.js';
import type { ProfileReplica } from '../replicas/profile-replica.schema.js';
import { isPresent } from '@stallbook/kernel';
import type { ApplicationDetails, ApplicationState } from './domain/application.state.js';
import { contentsVersionOf } from './domain/contents-version.js';

/** Applications as callers get them: with what this service knows of the market event and the vendor. */
@Injectable()
export class ApplicationPresenter {
  constructor(
    private readonly markets: MarketEventReplicas,
    private readonly profiles: ProfileReplicas,
  ) {}

  /** `known`: what the caller has at hand. A vendor of null has no profile here. */
  async one(
    state: ApplicationState,
    known: { market?: MarketEventReplica; vendor?: ProfileReplica | null } = {},
  ): Promise<Application> {
    if (!isPresent(state)) throw new Error('there is no application to show');
    const [market, vendor] = await Promise.all([
      known.market ?? this.markets.find(state.marketEventId),
      known.vendor === undefined ? this.profiles.find(state.vendorId) : known.vendor,
    ]);
    return show(state, market ?? undefined, vendor ?? undefined);
  }

  /** In the order given; two queries, however many there are. */
  async many(details: readonly ApplicationDetails[]): Promise<Application[]> {
    const [markets, profiles] = await Promise.all([
      this.markets.byIds([...new Set(details.map(({ marketEventId }) => marketEventId))]),
      this.profiles.byIds([...new Set(details.map(({ vendorId }) => vendorId))]),
    ]);
    const marketById = new Map(markets.map((market) => [market._id, market]));
    const profileById = new Map(profiles.map((profile) => [profile._id, profile]));
    return details.map((one) => show(one, marketById.get(one.marketEventId), profileById.get(one.vendorId)));
  }
}

function show(details: ApplicationDetails, market?: MarketEventReplica, vendor?: ProfileReplica): Application {
  return {
    id: details.applicationId,
    eventId: details.marketEventId,
    vendorId: details.vendorId,
    organizerId: market?.organizerId ?? details.organizerId,
    status: ApplicationStatus[details.status],
    heldBy: details.heldBy,
    paymentStatus: PaymentStatus[details.paymentStatus],
    productsOffered: details.productsOffered,
    boothRequirements: details.boothRequirements,
    specialRequests: details.specialRequests,
    experienceYears: details.experienceYears,
    previousEvents: details.previousEvents,
    socialMediaLinks: details.socialMediaLinks,
    estimatedSalesCents: details.estimatedSalesCents,
    boothFeeCents: details.boothFeeCents,
    applicationFeeCents: details.applicationFeeCents,
    businessDescription: details.businessDescription,
    insuranceInfo: details.insuranceInfo,
    boothLocation: details.boothLocation,
    customMessage: details.customMessage,
    rejectionReason: details.rejectionReason,
    createdAt: details.createdAt,
    appliedAt: details.appliedAt,
    decidedAt: details.decidedAt,
    images: showPhotos(details),
    contentsVersion: contentsVersionOf(details),
    event: market ? showMarket(market) : null,
    vendor: vendor ? showVendor(vendor) : null,
  };
}

export const showPhotos = ({ photos }: ApplicationDetails): ApplicationImage[] =>
  photos.map(({ id, fileSize }, index) => ({ id, fileSize, displayOrder: index + 1 }));

export function showMarket({ _id: id, status, deleted, ...market }: MarketEventReplica): AppliedEvent {
  const { title, location, city, state, timeZone, startDate, endDate, startTime, endTime } = market;
  return {
    id,
    title,
    location,
    city,
    state,
    timeZone,
    startDate,
    endDate,
    startsAt: market.startsAt.toISOString(),
    dateToBeAnnounced: market.dateToBeAnnounced,
    startTime,
    endTime,
    isAvailable: status === MarketEventStatus.published && !deleted,
  };
}

export const showVendor = ({ _id: id, businessName, contactName, city, state }: ProfileReplica): ApplyingVendor => ({
  id,
  businessName,
  contactName,
  city,
  state,
});
