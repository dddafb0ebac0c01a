import { Field, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsEnum, IsUUID, ValidateNested } from 'class-validator';
import { EffectiveRole } from '../identity/role.js';
import { Tier } from './plan.dto.js';

@ObjectType()
export class Membership {
  @Field(() => Tier)
  tier!: Tier;

  @Field(() => Boolean)
  isPro!: boolean;

  @Field(() => Boolean)
  isOrganizerPro!: boolean;

  @Field(() => Boolean)
  isVendorPro!: boolean;

  @Field(() => Boolean)
  isBasic!: boolean;
}

// Not in the GraphQL schema: the gateway requests many people in one call.

export class PersonInRole {
  @IsUUID()
  personId!: string;

  @IsEnum(EffectiveRole)
  role!: EffectiveRole;
}

export class MembershipsOfInput {
  @IsArray()
  @ArrayMaxSize(500)
  @ValidateNested({ each: true })
  @Type(() => PersonInRole)
  people!: PersonInRole[];
}

export class PersonMembership extends Membership {
  personId!: string;
}
