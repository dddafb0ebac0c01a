import { Extensions, Field, Float, ID, InputType, Int, ObjectType, OmitType } from '@nestjs/graphql';
import { ArrayMaxSize, IsEnum, IsIn, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { PaymentStatus } from '../applications/application.enums.js';
import { OptionalEnum, OptionalFlag, OptionalId } from '../common/fields.js';
import { PageInput } from '../common/inputs.js';
import { pageOf } from '../common/results.js';
import { Dispute } from './dispute.dto.js';
import { Refund } from './refund.dto.js';
import { RevenueSums } from './revenue.dto.js';

/** A payment can have more than 20 refunds, but few have more than this. */
const TYPICAL_REFUNDS = 5;
const TYPICAL_DISPUTES = 1;

@ObjectType()
export class Payment {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  applicationId!: string;

  @Field(() => ID)
  eventId!: string;

  @Field(() => String, { nullable: true })
  eventTitle!: string | null;

  /** Local day. */
  @Field(() => String, { nullable: true })
  eventDate!: string | null;

  /** The event is deleted, or will be once its payments are refunded. */
  @Field(() => Boolean)
  isEventDeleted!: boolean;

  @Field(() => ID)
  vendorId!: string;

  @Field(() => String, { nullable: true })
  vendorName!: string | null;

  @Field(() => ID)
  organizerId!: string;

  /** The organizer can receive payments. */
  @Field(() => Boolean)
  isOrganizerReady!: boolean;

  @Field(() => PaymentStatus)
  status!: PaymentStatus;

  @Field(() => String)
  currency!: string;

  @Field(() => Int)
  boothFeeCents!: number;

  @Field(() => Int)
  applicationFeeCents!: number;

  @Field(() => Int)
  amountCents!: number;

  /** The platform's, less what it gave back. null for the vendor. */
  @Field(() => Int, { nullable: true })
  platformFeeCents!: number | null;

  /** What the organizer keeps after refunds. null for the vendor. */
  @Field(() => Int, { nullable: true })
  payoutCents!: number | null;

  @Field(() => Int)
  refundedCents!: number;

  /** What can still be refunded. */
  @Field(() => Int)
  refundableCents!: number;

  @Field(() => [Refund])
  @Extensions({ longest: TYPICAL_REFUNDS })
  refunds!: Refund[];

  @Field(() => [Dispute])
  @Extensions({ longest: TYPICAL_DISPUTES })
  disputes!: Dispute[];

  /** null for the organizer. */
  @Field(() => String, { nullable: true })
  failureMessage!: string | null;

  @Field(() => String)
  createdAt!: string;

  @Field(() => String, { nullable: true })
  paidAt!: string | null;
}

@ObjectType()
export class PaymentTotals extends OmitType(RevenueSums, ['feeCents', 'payoutCents'] as const) {
  /** null for a vendor. */
  @Field(() => Float, { nullable: true })
  feeCents!: number | null;

  /** null for a vendor. */
  @Field(() => Float, { nullable: true })
  payoutCents!: number | null;
}

@ObjectType()
export class PaymentPage extends pageOf(Payment) {
  @Field(() => PaymentTotals)
  totals!: PaymentTotals;
}

@ObjectType()
export class PaymentIntent {
  @Field(() => ID)
  paymentId!: string;

  @Field(() => ID)
  paymentIntentId!: string;

  @Field(() => String)
  clientSecret!: string;

  @Field(() => String, { nullable: true })
  payUrl!: string | null;

  /** For the card form. null: pay at `payUrl`, or card payments are not set up. */
  @Field(() => String, { nullable: true })
  publishableKey!: string | null;

  @Field(() => PaymentStatus)
  status!: PaymentStatus;

  @Field(() => Int)
  amountCents!: number;
}

@InputType()
export class CreatePaymentIntentInput {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'applicationId is required' })
  applicationId!: string;

  @Field(() => String, { nullable: true, defaultValue: 'usd' })
  @IsIn(['usd'])
  currency: string = 'usd';
}

@InputType()
export class UpdatePaymentStatusInput {
  @Field(() => ID)
  @IsString()
  @MaxLength(255)
  @Matches(/^pi_\w+$/)
  paymentIntentId!: string;

  @Field(() => PaymentStatus, { nullable: true, defaultValue: PaymentStatus.completed })
  @IsEnum(PaymentStatus)
  status: PaymentStatus = PaymentStatus.completed;
}

@InputType()
export class PaymentsInput extends PageInput {
  @OptionalId()
  paymentId?: string | null;

  @OptionalId()
  eventId?: string | null;

  @OptionalEnum(PaymentStatus)
  status?: PaymentStatus | null;

  /** Those that the vendor has yet to pay, or all others. */
  @OptionalFlag()
  due?: boolean | null;

  /** Without booths that cost nothing. */
  @OptionalFlag()
  charged?: boolean | null;
}

export class PaymentsByApplicationIdsInput {
  @IsUUID(undefined, { each: true })
  @ArrayMaxSize(500)
  applicationIds!: string[];
}
