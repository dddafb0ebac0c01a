import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, IsUrl, MaxLength, ValidateNested } from 'class-validator';
import { OptionalText } from '../common/fields.js';

export enum ConnectedAccountStatus {
  none = 'none',
  onboarding = 'onboarding',
  pending = 'pending',
  active = 'active',
  not_found = 'not_found',
}

registerEnumType(ConnectedAccountStatus, { name: 'ConnectedAccountStatus' });

@ObjectType()
export class ConnectedAccount {
  @Field(() => ID, { nullable: true })
  accountId!: string | null;

  @Field(() => ConnectedAccountStatus)
  status!: ConnectedAccountStatus;

  @Field(() => String, { nullable: true })
  message!: string | null;
}

@ObjectType()
export class AccountLink {
  @Field(() => String)
  url!: string;
}

@InputType()
export class BusinessInfoInput {
  @OptionalText(200)
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
