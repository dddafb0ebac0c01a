import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { pageOf } from '../common/results.js';
import { IndoorOutdoor, MarketEventBadge, MarketEventStatus, MarketEventType } from './market-event.enums.js';
import { RefundPolicy } from './refund-policy.dto.js';

@ObjectType()
export class MarketEvent {
  @Field(() => ID)
  id!: string;

  @Field(() => ID, { nullable: true })
  organizerId!: string | null;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  description!: string;

  @Field(() => MarketEventType)
  eventType!: MarketEventType;

  @Field(() => MarketEventStatus)
  status!: MarketEventStatus;

  @Field(() => String)
  source!: string;

  @Field(() => MarketEventBadge)
  badge!: MarketEventBadge;

  /** It comes first in search results while it is ahead. */
  @Field(() => Boolean)
  boosted!: boolean;

  @Field(() => String, { nullable: true })
  bannerImageUrl!: string | null;

  @Field(() => String, { nullable: true })
  eventImageUrl!: string | null;

  @Field(() => String, { nullable: true })
  eventCode!: string | null;

  @Field(() => Boolean)
  seededByAdmin!: boolean;

  /** It is deleted once its payments are refunded. Until then it takes no applications. */
  @Field(() => Boolean)
  isBeingDeleted!: boolean;

  /** Why staff took it down; null unless they did. Until it is restored, only its owner and admins see it, as a draft. */
  @Field(() => String, { nullable: true })
  takenDownReason!: string | null;

  @Field(() => Boolean)
  organizerClaimed!: boolean;

  /** It has an organizer who has yet to confirm what an import says. Until then it takes no applications. */
  @Field(() => Boolean)
  gettingReady!: boolean;

  /** Fields whose values an import made up: to the public they are still to be announced. */
  @Field(() => [String])
  defaultedFields!: readonly string[];

  @Field(() => String, { nullable: true })
  claimToken!: string | null;

  @Field(() => String)
  createdAt!: string;

  @Field(() => String)
  updatedAt!: string;

  /** Grows with each change. */
  @Field(() => Int)
  revision!: number;

  @Field(() => String)
  eventDate!: string;

  @Field(() => String)
  eventStartDate!: string;

  @Field(() => String)
  eventEndDate!: string;

  @Field(() => String, { nullable: true })
  startTime!: string | null;

  @Field(() => String, { nullable: true })
  endTime!: string | null;

  @Field(() => String, { nullable: true })
  applicationDeadline!: string | null;

  @Field(() => String, { nullable: true })
  loadInDate!: string | null;

  @Field(() => String, { nullable: true })
  loadInTime!: string | null;

  @Field(() => String, { nullable: true })
  loadOutTime!: string | null;

  @Field(() => String)
  timeZone!: string;

  @Field(() => String)
  location!: string;

  @Field(() => String, { nullable: true })
  address!: string | null;

  @Field(() => String)
  city!: string;

  @Field(() => String)
  state!: string;

  @Field(() => String, { nullable: true })
  zipCode!: string | null;

  @Field(() => Float, { nullable: true })
  latitude!: number | null;

  @Field(() => Float, { nullable: true })
  longitude!: number | null;

  /** From the place of the search; null in other answers. */
  @Field(() => Float, { nullable: true })
  distanceMiles!: number | null;

  @Field(() => IndoorOutdoor, { nullable: true })
  indoorOutdoor!: IndoorOutdoor | null;

  @Field(() => Int, { nullable: true })
  maxVendors!: number | null;

  @Field(() => Int, { nullable: true })
  boothCount!: number | null;

  @Field(() => String, { nullable: true })
  boothSize!: string | null;

  @Field(() => String, { nullable: true })
  spaceSize!: string | null;

  @Field(() => Int)
  boothFeeCents!: number;

  @Field(() => Int)
  applicationFeeCents!: number;

  @Field(() => Boolean)
  tableProvided!: boolean;

  @Field(() => Boolean)
  electricityAvailable!: boolean;

  @Field(() => Boolean)
  wifiAvailable!: boolean;

  @Field(() => Boolean)
  parkingAvailable!: boolean;

  @Field(() => Boolean)
  foodVendorsAllowed!: boolean;

  @Field(() => Boolean)
  insuranceRequired!: boolean;

  @Field(() => String, { nullable: true })
  setupInstructions!: string | null;

  @Field(() => [String])
  productRestrictions!: string[];

  @Field(() => String, { nullable: true })
  cancellationPolicy!: string | null;

  /** null: the organizer decides. */
  @Field(() => RefundPolicy, { nullable: true })
  refundPolicy!: RefundPolicy | null;

  @Field(() => String, { description: 'Fees and refunds as one value, which an application sends as seen.' })
  terms!: string;

  @Field(() => String, { nullable: true })
  contactEmail!: string | null;

  @Field(() => String, { nullable: true })
  contactPhone!: string | null;

  @Field(() => String, { nullable: true })
  websiteUrl!: string | null;

  @Field(() => String, { nullable: true })
  organizerContactEmail!: string | null;

  @Field(() => String, { nullable: true })
  organizerContactName!: string | null;

  @Field(() => String, { nullable: true })
  organizerContactPhone!: string | null;
}

/** A place that a search names. */
@ObjectType()
export class NamedPlace {
  @Field(() => String)
  name!: string;

  @Field(() => Float)
  latitude!: number;

  @Field(() => Float)
  longitude!: number;
}

@ObjectType()
export class MarketEventPage extends pageOf(MarketEvent) {
  /** What `near` was understood as; null if it is unknown, and then nothing matches. */
  @Field(() => NamedPlace, { nullable: true })
  near?: NamedPlace | null;
}

@ObjectType()
export class MarketEventCounts {
  @Field(() => Int)
  draft!: number;

  @Field(() => Int)
  published!: number;

  @Field(() => Int)
  claimable!: number;

  @Field(() => Int)
  pendingClaims!: number;

  @Field(() => Int, { description: 'Imports of the past week that ended early, without dry runs.' })
  stoppedImports!: number;
}

export interface PublishedChunk {
  lastId: string;
  count: number;
  /** ISO instant of the latest change. */
  changed: string;
}

export interface PublishedMarketEvent {
  id: string;
  updatedAt: string;
}

@ObjectType()
export class DeletedMarketEvent {
  @Field(() => ID)
  id!: string;

  /** Booths were paid, so the event stays until their payments are refunded. */
  @Field(() => Boolean)
  isRefunding!: boolean;
}

@ObjectType()
export class RepeatedMarketEvent {
  /** The IDs of the drafts, in the order of their dates. */
  @Field(() => [ID])
  ids!: string[];
}
