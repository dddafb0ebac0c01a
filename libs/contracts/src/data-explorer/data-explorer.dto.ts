import { Extensions, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { pageOf } from '../common/results.js';

export const SUMMARY_DAYS = 90;
const MAX_STATUSES = 5;

/** The record types that admins can browse. */
export enum RecordType {
  accounts = 'accounts',
  applications = 'applications',
  claims = 'claims',
  emails = 'emails',
  market_events = 'market_events',
  messages = 'messages',
  payments = 'payments',
  posts = 'posts',
  subscriptions = 'subscriptions',
}
registerEnumType(RecordType, { name: 'RecordType' });

/** How a value is shown, and what an ID leads to. */
export enum RecordFieldKind {
  text = 'text',
  number = 'number',
  cents = 'cents',
  day = 'day',
  instant = 'instant',
  account = 'account',
  market_event = 'market_event',
}
registerEnumType(RecordFieldKind, { name: 'RecordFieldKind' });

@ObjectType()
export class RecordField {
  @Field()
  name!: string;

  @Field(() => RecordFieldKind)
  kind!: RecordFieldKind;
}

@ObjectType()
export class DataRecord {
  @Field(() => ID)
  id!: string;

  /** In the order of the fields of the page. */
  @Field(() => [String], { nullable: 'items' })
  values!: (string | null)[];
}

@ObjectType()
export class RecordPage extends pageOf(DataRecord) {
  @Field(() => [RecordField])
  fields!: RecordField[];

  /** What `status` of the input can be; empty for records without one. */
  @Field(() => [String])
  statuses!: string[];

  /** The search matches more records than a search finds. */
  @Field(() => Boolean)
  isCut!: boolean;
}

@ObjectType()
export class StatusCount {
  @Field()
  status!: string;

  @Field(() => Int)
  count!: number;
}

@ObjectType()
export class DayCount {
  /** The day in the time zone of the caller. */
  @Field()
  day!: string;

  @Field(() => Int)
  count!: number;
}

@ObjectType()
export class RecordSummary {
  @Field(() => RecordType)
  type!: RecordType;

  @Field(() => Int)
  total!: number;

  @Field(() => [StatusCount])
  @Extensions({ longest: MAX_STATUSES })
  statuses!: StatusCount[];

  /** How many were created on each of the past 90 days; empty where that is not stored. */
  @Field(() => [DayCount])
  @Extensions({ longest: SUMMARY_DAYS })
  days!: DayCount[];
}

@ObjectType()
export class RecordSummaries {
  @Field(() => [RecordSummary])
  @Extensions({ longest: Object.keys(RecordType).length })
  items!: RecordSummary[];

  /** The types of records whose services do not answer. */
  @Field(() => [RecordType])
  missing!: RecordType[];
}

export interface RecordChunk {
  fields: RecordField[];
  items: DataRecord[];
  /** Null after the last record. */
  next: string | null;
}
