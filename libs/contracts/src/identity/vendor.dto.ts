import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { PageInput } from '../common/inputs.js';
import { pageOf } from '../common/results.js';
import { PublicProfile } from './profile.dto.js';

@ObjectType()
export class VendorPage extends pageOf(PublicProfile) {}

@InputType()
export class VendorFilterInput extends PageInput {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  location?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  category?: string | null;
}
