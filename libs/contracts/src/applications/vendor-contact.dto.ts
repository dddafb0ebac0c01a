import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { Id, OptionalEnum } from '../common/fields.js';
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
  @Id()
  eventId!: string;

  @OptionalEnum(ApplicationStatus)
  status?: ApplicationStatus | null;
}
