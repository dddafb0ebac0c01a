import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Enum, Id, OptionalEnum } from '../common/fields.js';

export enum BookmarkTarget {
  event = 'event',
  vendor = 'vendor',
  blueprint = 'blueprint',
}
registerEnumType(BookmarkTarget, { name: 'BookmarkTarget' });

@ObjectType()
export class Bookmark {
  @Field(() => ID)
  userId!: string;

  @Field(() => BookmarkTarget)
  targetType!: BookmarkTarget;

  @Field(() => ID)
  targetId!: string;

  @Field()
  createdAt!: string;
}

@InputType()
export class BookmarkInput {
  @Enum(BookmarkTarget)
  targetType!: BookmarkTarget;

  @Id()
  targetId!: string;
}

@InputType()
export class MyBookmarksInput {
  @OptionalEnum(BookmarkTarget)
  targetType?: BookmarkTarget | null;
}
