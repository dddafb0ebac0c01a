import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, IsEnum, IsIn, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { PaymentStatus } from '../applications/application.enums.js';
import { PageInput } from '../common/inputs.js';
import { pageOf } from '../common/results.js';

/** Created when the application is accepted. */
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

  @Field(() => ID)
  vendorId!: string;

  /** Business name of the vendor. */
  @Field(() => String, { nullable: true })
  vendorName!: string | null;

  @Field(() => ID)
  organizerId!: string;

  @Field(() => PaymentStatus)
  status!: PaymentStatus;

  @Field(() => String)
  currency!: string;

  @Field(() => Int)
  boothFeeCents!: number;

  @Field(() => Int)
  applicationFeeCents!: number;

  /** Booth fee plus application fee. */
  @Field(() => Int)
  amountCents!: number;

  /** The platform fee; an estimate by the current plan until payment starts. */
  @Field(() => Int)
  platformFeeCents!: number;

  /** The organizer's payout. */
  @Field(() => Int)
  payoutCents!: number;

  /** Why the last attempt failed, in Stripe's text for the payer. */
  @Field(() => String, { nullable: true })
  failureMessage!: string | null;

  /** Instant of acceptance. */
  @Field(() => String)
  createdAt!: string;

  @Field(() => String, { nullable: true })
  paidAt!: string | null;
}

@ObjectType()
export class PaymentTotals {
  @Field(() => Int)
  grossCents!: number;

  @Field(() => Int)
  feeCents!: number;

  @Field(() => Int)
  payoutCents!: number;

  /** Accepted but not paid. */
  @Field(() => Int)
  outstandingCents!: number;
}

@ObjectType()
export class PaymentPage extends pageOf(Payment) {
  /** Over all pages of the filter. */
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

  /** A payment page, only with the local emulator. */
  @Field(() => String, { nullable: true })
  payUrl!: string | null;

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

  /** Accepted for compatibility and ignored: Stripe's state counts. */
  @Field(() => PaymentStatus, { nullable: true, defaultValue: PaymentStatus.completed })
  @IsEnum(PaymentStatus)
  status: PaymentStatus = PaymentStatus.completed;
}

@InputType()
export class PaymentsInput extends PageInput {
  @Field(() => ID, { nullable: true })
  @IsOptional()
  @IsUUID()
  eventId?: string | null;

  @Field(() => PaymentStatus, { nullable: true })
  @IsOptional()
  @IsEnum(PaymentStatus)
  status?: PaymentStatus | null;
}

@InputType()
export class PaymentsByApplicationIdsInput {
  @Field(() => [ID])
  @IsUUID(undefined, { each: true })
  @ArrayMaxSize(500)
  applicationIds!: string[];
}
