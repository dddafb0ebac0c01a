import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsUUID } from 'class-validator';
import { PageInput } from '../common/inputs.js';
import { pageOf } from '../common/results.js';
import { ApplyingVendor } from './application.dto.js';
import { ApplicationStatus } from './application.enums.js';

/** A vendor who applied to a market event of the caller. */
@ObjectType()
export class VendorContact {
  @Field(() => ID)
  applicationId!: string;

  @Field(() => ID)
  vendorId!: string;

  @Field(() => ApplicationStatus)
  status!: ApplicationStatus;

  @Field(() => String, { nullable: true })
  boothLocation!: string | null;

  @Field(() => ApplyingVendor, { nullable: true })
  vendor!: ApplyingVendor | null;
}

@ObjectType()
export class VendorContactPage extends pageOf(VendorContact) {}

@InputType()
export class VendorContactsInput extends PageInput {
  @Field(() => ID)
  @IsUUID()
  eventId!: string;

  @Field(() => ApplicationStatus, { nullable: true })
  @IsOptional()
  @IsEnum(ApplicationStatus)
  status?: ApplicationStatus | null;
}
