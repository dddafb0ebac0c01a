import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';
import { Integer, Text } from '../common/fields.js';
import { PlanFeatures, Tier } from './plan.dto.js';

export enum SubscriptionStatus {
  active = 'active',
  past_due = 'past_due',
  incomplete = 'incomplete',
  unpaid = 'unpaid',
  paused = 'paused',
}

registerEnumType(SubscriptionStatus, { name: 'SubscriptionStatus' });

@ObjectType()
export class Subscription {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  userId!: string;

  @Field(() => SubscriptionStatus)
  status!: SubscriptionStatus;

  @Field(() => Tier)
  plan!: Tier;

  @Field(() => String)
  planName!: string;

  @Field(() => Int)
  priceMonthlyCents!: number;

  /** The catalog has a different price now. */
  @Field(() => Boolean)
  keepsFormerPrice!: boolean;

  @Field(() => Float)
  platformFeeRate!: number;

  @Field(() => String, { nullable: true })
  paidUntil!: string | null;

  @Field(() => Boolean)
  endsAtPeriodEnd!: boolean;

  @Field(() => String, { nullable: true })
  trialUntil!: string | null;

  /** Set after a failed renewal: how long the plan stays active. */
  @Field(() => String, { nullable: true })
  graceUntil!: string | null;

  @Field(() => Boolean)
  hasPortal!: boolean;

  @Field(() => PlanFeatures)
  features!: PlanFeatures;
}

@ObjectType()
export class FeatureFlags extends PlanFeatures {
  @Field(() => ID)
  userId!: string;
}

@ObjectType()
export class PaymentCard {
  @Field(() => String)
  brand!: string;

  @Field(() => String)
  last4!: string;

  @Field(() => Int)
  expiryMonth!: number;

  @Field(() => Int)
  expiryYear!: number;
}

@ObjectType()
export class PlanInvoice {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  number!: string | null;

  @Field(() => String, { nullable: true })
  description!: string | null;

  /** Negative if a credit is larger than the charge. */
  @Field(() => Int)
  amountCents!: number;

  @Field(() => String)
  status!: string;

  @Field(() => String)
  issuedAt!: string;

  @Field(() => String, { nullable: true })
  url!: string | null;
}

@ObjectType()
export class BillingDetails {
  @Field(() => PaymentCard, { nullable: true })
  card!: PaymentCard | null;

  @Field(() => [PlanInvoice])
  invoices!: PlanInvoice[];
}

@ObjectType()
export class RedirectUrl {
  @Field(() => String)
  url!: string;
}

/** A text, because unknown plans get their own message. */
@InputType()
export class CreateCheckoutSessionInput {
  @Field(() => String, { nullable: true, defaultValue: 'pro' })
  @IsString()
  @MaxLength(40)
  planType: string = 'pro';
}

@InputType()
export class ChangePlanInput {
  @Text(40)
  planType!: string;

  /** What the person was shown. */
  @Integer({ min: 0, max: 10_000_000 })
  priceMonthlyCents!: number;
}
