import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, IsString, IsUrl, MaxLength, ValidateNested } from 'class-validator';

export enum ConnectedAccountStatus {
  /** No account has been created. */
  none = 'none',
  /** Onboarding is not finished. */
  onboarding = 'onboarding',
  /** Everything is submitted; Stripe is checking or needs more information. */
  pending = 'pending',
  /** Payments and payouts work. */
  active = 'active',
  /** Stripe does not have the account, or our access was revoked. */
  not_found = 'not_found',
}

registerEnumType(ConnectedAccountStatus, { name: 'ConnectedAccountStatus' });

@ObjectType()
export class ConnectedAccount {
  /** Stripe's ID (`acct_…`), or null. */
  @Field(() => ID, { nullable: true })
  accountId!: string | null;

  @Field(() => ConnectedAccountStatus)
  status!: ConnectedAccountStatus;

  @Field(() => String, { nullable: true })
  message!: string | null;

  @Field(() => Boolean)
  detailsSubmitted!: boolean;

  @Field(() => Boolean)
  chargesEnabled!: boolean;

  @Field(() => Boolean)
  payoutsEnabled!: boolean;
}

@ObjectType()
export class AccountLink {
  /** Stripe's onboarding page; valid once. */
  @Field(() => String)
  url!: string;

  @Field(() => String)
  expiresAt!: string;
}

@InputType()
export class BusinessInfoInput {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  businessName?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsUrl()
  @MaxLength(500)
  website?: string | null;
}

@InputType()
export class CreateConnectAccountInput {
  @Field(() => BusinessInfoInput, { nullable: true })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => BusinessInfoInput)
  businessInfo?: BusinessInfoInput | null;
}
