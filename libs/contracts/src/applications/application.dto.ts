import { Extensions, Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { MAX_APPLICATION_PHOTOS } from '@stallbook/kernel';
import { pageOf } from '../common/results.js';
import { ApplicationStatus, PaymentStatus } from './application.enums.js';

@ObjectType()
export class AppliedEvent {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  location!: string;

  @Field(() => String)
  city!: string;

  @Field(() => String)
  state!: string;

  @Field(() => String)
  timeZone!: string;

  @Field(() => String)
  startDate!: string;

  @Field(() => String)
  endDate!: string;

  /** The instant; where the opening time is unknown, the end of the first day. */
  @Field(() => String)
  startsAt!: string;

  /** An import made up the dates. */
  @Field(() => Boolean)
  dateToBeAnnounced!: boolean;

  @Field(() => String, { nullable: true })
  startTime!: string | null;

  @Field(() => String, { nullable: true })
  endTime!: string | null;

  /** Its page is public. It is not while the event is taken down. */
  @Field(() => Boolean)
  isAvailable!: boolean;
}

@ObjectType()
export class ApplyingVendor {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  businessName!: string;

  @Field(() => String)
  contactName!: string;

  @Field(() => String)
  city!: string;

  @Field(() => String)
  state!: string;
}

/** A photo. Its links, which expire, come from attachments. */
@ObjectType()
export class ApplicationImage {
  @Field(() => ID)
  id!: string;

  /** Bytes as uploaded. */
  @Field(() => Int)
  fileSize!: number;

  /** From 1. */
  @Field(() => Int)
  displayOrder!: number;
}

@ObjectType()
export class Application {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  eventId!: string;

  @Field(() => ID)
  vendorId!: string;

  @Field(() => ID)
  organizerId!: string;

  @Field(() => ApplicationStatus)
  status!: ApplicationStatus;

  @Field(() => ID, {
    nullable: true,
    description: 'The bulk decision that holds its decision back, for the organizer: the vendor sees it as pending.',
  })
  heldBy!: string | null;

  @Field(() => PaymentStatus)
  paymentStatus!: PaymentStatus;

  @Field(() => String, { nullable: true })
  productsOffered!: string | null;

  @Field(() => String, { nullable: true })
  boothRequirements!: string | null;

  @Field(() => String, { nullable: true })
  specialRequests!: string | null;

  @Field(() => Int, { nullable: true })
  experienceYears!: number | null;

  @Field(() => String, { nullable: true })
  previousEvents!: string | null;

  @Field(() => String, { nullable: true })
  socialMediaLinks!: string | null;

  @Field(() => Int, { nullable: true })
  estimatedSalesCents!: number | null;

  @Field(() => Int)
  boothFeeCents!: number;

  @Field(() => Int)
  applicationFeeCents!: number;

  @Field(() => String, { nullable: true })
  businessDescription!: string | null;

  @Field(() => String, { nullable: true })
  insuranceInfo!: string | null;

  @Field(() => String, { nullable: true })
  boothLocation!: string | null;

  @Field(() => String, { nullable: true })
  customMessage!: string | null;

  @Field(() => String, { nullable: true })
  rejectionReason!: string | null;

  @Field(() => String)
  createdAt!: string;

  @Field(() => String, { nullable: true })
  appliedAt!: string | null;

  @Field(() => String, { nullable: true })
  decidedAt!: string | null;

  @Field(() => [ApplicationImage])
  @Extensions({ longest: MAX_APPLICATION_PHOTOS })
  images!: ApplicationImage[];

  @Field(() => ID, { description: 'Changes with the answers and photos. A decision sends the one that was shown.' })
  contentsVersion!: string;

  @Field(() => AppliedEvent, { nullable: true })
  event!: AppliedEvent | null;

  @Field(() => ApplyingVendor, { nullable: true })
  vendor!: ApplyingVendor | null;
}

@ObjectType()
export class ApplicationPage extends pageOf(Application) {}

@ObjectType()
export class StatusCounts {
  @Field(() => Int)
  pending!: number;

  @Field(() => Int)
  accepted!: number;

  @Field(() => Int)
  rejected!: number;

  @Field(() => Int)
  withdrawn!: number;
}

@ObjectType()
export class OwnStatusCounts extends StatusCounts {
  @Field(() => Int)
  draft!: number;
}

@ObjectType()
export class OwnApplicationPage extends pageOf(Application) {
  @Field(() => OwnStatusCounts, { description: 'Whatever status was asked for.' })
  counts!: OwnStatusCounts;
}

@ObjectType()
export class ApplicationCounts {
  @Field(() => Int)
  total!: number;

  @Field(() => Int)
  pending!: number;

  @Field(() => Int)
  accepted!: number;

  @Field(() => Int)
  rejected!: number;

  @Field(() => Int, { description: 'Those accepted that have no booth yet.' })
  withoutBooth!: number;

  @Field(() => Float, { description: 'Fees of acceptances that can still be undone: they are not outstanding yet.' })
  heldFeesCents!: number;
}

export interface FullEvent {
  eventId: string;
}

export interface MarketEventApplicationCounts extends ApplicationCounts {
  eventId: string;
}
