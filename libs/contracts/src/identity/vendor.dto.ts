import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { PageInput } from '../common/inputs.js';
import { pageOf } from '../common/results.js';
import { PublicProfile } from './profile.dto.js';

@ObjectType()
export class VendorPage extends pageOf(PublicProfile) {}

/** Every text matches word prefixes. */
@InputType()
export class VendorFilterInput extends PageInput {
  /** Words of business name, contact name, description, and product categories. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string | null;

  /** Words of city and state. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  location?: string | null;

  /** Words of product categories. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  category?: string | null;
}
