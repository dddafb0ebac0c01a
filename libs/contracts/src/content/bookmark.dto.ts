import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsUUID } from 'class-validator';

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
  @Field(() => BookmarkTarget)
  @IsEnum(BookmarkTarget)
  targetType!: BookmarkTarget;

  @Field(() => ID)
  @IsUUID()
  targetId!: string;
}

@InputType()
export class MyBookmarksInput {
  @Field(() => BookmarkTarget, { nullable: true })
  @IsOptional()
  @IsEnum(BookmarkTarget)
  targetType?: BookmarkTarget | null;
}
