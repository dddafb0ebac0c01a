import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Enum, Id, OptionalInteger } from '../common/fields.js';
import { PageInput } from '../common/inputs.js';
import { pageOf } from '../common/results.js';
import { ApplyingVendor } from './application.dto.js';

export enum Attendance {
  came = 'came',
  late = 'late',
  no_show = 'no_show',
}
registerEnumType(Attendance, { name: 'Attendance' });

/** What an organizer notes about a vendor after a market day. */
@ObjectType()
export class VendorMark {
  @Field(() => Attendance)
  attendance!: Attendance;

  /** 1 to 5; null without a rating. */
  @Field(() => Int, { nullable: true })
  rating!: number | null;
}

/** A vendor who was accepted to a market event of the caller. */
@ObjectType()
export class AcceptedVendor {
  @Field(() => ID)
  applicationId!: string;

  @Field(() => ID)
  vendorId!: string;

  @Field(() => String, { nullable: true })
  boothLocation!: string | null;

  @Field(() => ApplyingVendor, { nullable: true })
  vendor!: ApplyingVendor | null;

  @Field(() => VendorMark, { nullable: true })
  mark!: VendorMark | null;
}

@ObjectType()
export class AcceptedVendorPage extends pageOf(AcceptedVendor) {}

/** All marks of the caller about one vendor. */
@ObjectType()
export class VendorRecord {
  @Field(() => ID)
  vendorId!: string;

  @Field(() => ApplyingVendor, { nullable: true })
  vendor!: ApplyingVendor | null;

  @Field(() => Int)
  marketDays!: number;

  @Field(() => Int)
  lateCount!: number;

  @Field(() => Int)
  noShowCount!: number;

  @Field(() => Float, { nullable: true })
  averageRating!: number | null;
}

@ObjectType()
export class VendorRecordPage extends pageOf(VendorRecord) {}

@InputType()
export class AcceptedVendorsInput extends PageInput {
  @Id()
  eventId!: string;
}

@InputType()
export class SaveVendorMarkInput {
  @Id()
  applicationId!: string;

  @Enum(Attendance)
  attendance!: Attendance;

  /** Never for a vendor who did not come. */
  @OptionalInteger({ min: 1, max: 5 })
  rating?: number | null;
}

@InputType()
export class RemoveVendorMarkInput {
  @Id()
  applicationId!: string;
}
