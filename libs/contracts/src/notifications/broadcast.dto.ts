import { Extensions, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export const MAX_BROADCAST = 5_000;
export const SHOWN_NAMES = 200;
export const SHOWN_BROADCASTS = 10;
export const BROADCASTS_QUEUE = 'broadcasts';

export interface BroadcastWork {
  broadcastId: string;
}

/** Vendors of one market event. Those who owe nothing, or whose bank is processing the payment, are not `unpaid`. */
export enum BroadcastGroup {
  accepted = 'accepted',
  unpaid = 'unpaid',
  pending = 'pending',
}
registerEnumType(BroadcastGroup, { name: 'BroadcastGroup' });

export enum BroadcastStatus {
  sending = 'sending',
  sent = 'sent',
}
registerEnumType(BroadcastStatus, { name: 'BroadcastStatus' });

@ObjectType()
export class BroadcastPreview {
  @Field(() => String)
  eventTitle!: string;

  @Field(() => Int)
  total!: number;

  @Field(() => [String], { description: 'Who gets it, by name; the first ones of a large group.' })
  @Extensions({ longest: SHOWN_NAMES })
  names!: string[];

  @Field(() => [String], { description: 'Who is in the group and cannot get messages from the caller.' })
  @Extensions({ longest: SHOWN_NAMES })
  leftOut!: string[];

  @Field(() => [String], { description: 'The categories of all vendors in the group.' })
  @Extensions({ longest: SHOWN_NAMES })
  categories!: string[];
}

/** One message to many vendors, each in their own conversation. */
@ObjectType()
export class Broadcast {
  @Field(() => ID)
  id!: string;

  @Field(() => BroadcastGroup)
  group!: BroadcastGroup;

  @Field(() => String, { nullable: true })
  category!: string | null;

  @Field()
  content!: string;

  @Field(() => BroadcastStatus)
  status!: BroadcastStatus;

  @Field(() => Int)
  total!: number;

  @Field(() => Int, { description: 'How many of them were looked at.' })
  done!: number;

  @Field(() => Int)
  delivered!: number;

  @Field(() => [String], { description: 'Who could not get it, by name; the first ones of many.' })
  @Extensions({ longest: SHOWN_NAMES })
  notReached!: string[];

  @Field()
  createdAt!: string;
}
