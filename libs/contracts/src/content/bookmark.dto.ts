import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsUUID } from 'class-validator';

export enum BookmarkTarget {
  event = 'event',
  vendor = 'vendor',
  blueprint = 'blueprint',
}
registerEnumType(BookmarkTarget, { name: 'BookmarkTarget' });

/** What somebody saved to find it again. */
@ObjectType()
export class Bookmark {
  /** Whose it is: always the caller's own. */
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
  @Field(() => BookmarkTarget)
  @IsEnum(BookmarkTarget)
  targetType!: BookmarkTarget;

  @Field(() => ID)
  @IsUUID()
  targetId!: string;
}

@InputType()
export class MyBookmarksInput {
  /** Of every kind without it. */
  @Field(() => BookmarkTarget, { nullable: true })
  @IsOptional()
  @IsEnum(BookmarkTarget)
  targetType?: BookmarkTarget | null;
}
