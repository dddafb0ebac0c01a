import { Extensions, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export const MAX_BULK = 500;
/** Results that the desk shows. */
export const SHOWN_BULK_DECISIONS = 5;
/** On one application: an organizer makes fewer within the minute in which they can be undone. */
export const SHOWN_UNFINISHED_DECISIONS = 100;
export const BULK_DECISIONS_QUEUE = 'bulk-decisions';

export interface BulkDecisionWork {
  bulkDecisionId: string;
}

export enum BulkDecisionKind {
  accept = 'accept',
  reject = 'reject',
}

/** While `held`, vendors are not yet notified, and it can be undone. */
export enum BulkDecisionStatus {
  deciding = 'deciding',
  held = 'held',
  announcing = 'announcing',
  announced = 'announced',
  undoing = 'undoing',
  undone = 'undone',
}
registerEnumType(BulkDecisionKind, { name: 'BulkDecisionKind' });
registerEnumType(BulkDecisionStatus, { name: 'BulkDecisionStatus' });

/** An application that cannot be decided. */
@ObjectType()
export class BulkRefusal {
  @Field(() => ID)
  applicationId!: string;

  @Field(() => String)
  vendorName!: string;

  @Field(() => String)
  message!: string;
}

@ObjectType()
export class BulkEventPreview {
  @Field(() => ID)
  eventId!: string;

  @Field(() => String)
  title!: string;

  @Field(() => Int, { description: 'How many of the selected applications will be decided.' })
  decided!: number;

  @Field(() => Int, { nullable: true, description: 'Before the decision; null without a limit.' })
  boothsLeft!: number | null;
}

@ObjectType()
export class BulkPreview {
  @Field(() => Int)
  decided!: number;

  @Field(() => [BulkEventPreview])
  @Extensions({ longest: MAX_BULK })
  events!: BulkEventPreview[];

  @Field(() => [BulkRefusal])
  @Extensions({ longest: MAX_BULK })
  refused!: BulkRefusal[];
}

@ObjectType()
export class BulkDecision {
  @Field(() => ID)
  id!: string;

  @Field(() => BulkDecisionKind)
  decision!: BulkDecisionKind;

  @Field(() => BulkDecisionStatus)
  status!: BulkDecisionStatus;

  @Field(() => String, { nullable: true, description: 'The only vendor; null if there are several.' })
  vendorName!: string | null;

  @Field(() => Int)
  total!: number;

  @Field(() => Int, { description: 'How many of them were looked at.' })
  done!: number;

  @Field(() => Int)
  decided!: number;

  @Field(() => [BulkRefusal])
  @Extensions({ longest: MAX_BULK })
  refused!: BulkRefusal[];

  @Field(() => Int, { description: 'Milliseconds in which it can still be undone.' })
  undoMs!: number;
}
