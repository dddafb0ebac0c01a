import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Integer, OptionalEnum } from '../common/fields.js';

export const MAX_COLUMNS = 5_000;

/** What a column of an imported file can hold. */
export enum ImportField {
  title = 'title',
  type = 'type',
  venue = 'venue',
  address = 'address',
  city = 'city',
  state = 'state',
  zip = 'zip',
  startDate = 'startDate',
  eventDate = 'eventDate',
  endDate = 'endDate',
  startTime = 'startTime',
  endTime = 'endTime',
  fee = 'fee',
  boothCount = 'boothCount',
  description = 'description',
  website = 'website',
  organizerName = 'organizerName',
  organizerEmail = 'organizerEmail',
  organizerPhone = 'organizerPhone',
  latitude = 'latitude',
  longitude = 'longitude',
}
registerEnumType(ImportField, { name: 'ImportField' });

/** An admin's choice for a column, in place of what its name means. */
@InputType()
export class ImportColumnInput {
  /** The first column is 0. */
  @Integer({ min: 0, max: MAX_COLUMNS - 1 })
  position!: number;

  /** Null: the column is ignored. */
  @OptionalEnum(ImportField)
  field?: ImportField | null;
}

@ObjectType()
export class ImportColumn {
  @Field(() => Int)
  position!: number;

  @Field()
  name!: string;

  @Field(() => ImportField, { nullable: true })
  field!: ImportField | null;

  /** The first value that is not blank. */
  @Field()
  example!: string;
}
