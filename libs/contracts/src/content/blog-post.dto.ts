import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
import { pageOf } from '../common/results.js';

export enum BlogPostStatus {
  published = 'published',
  draft = 'draft',
}
registerEnumType(BlogPostStatus, { name: 'BlogPostStatus' });

export const BLOG_CATEGORIES = [
  'General',
  'Tips & Guides',
  'Success Stories',
  'Industry News',
  'Vendor Resources',
  'Organizer Resources',
] as const;

@ObjectType()
export class BlogPost {
  @Field(() => ID)
  id!: string;

  @Field()
  slug!: string;

  @Field()
  title!: string;

  @Field()
  content!: string;

  @Field()
  excerpt!: string;

  @Field(() => BlogPostStatus)
  status!: BlogPostStatus;

  @Field()
  category!: string;

  @Field()
  contentType!: string;

  @Field()
  featured!: boolean;

  @Field(() => Int)
  viewCount!: number;

  @Field(() => ID)
  authorId!: string;

  @Field()
  createdAt!: string;

  @Field()
  updatedAt!: string;
}

@ObjectType()
export class BlogPostPage extends pageOf(BlogPost) {}

@InputType()
export class BlogPostsInput {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  category?: string | null;

  @Field(() => Int, { nullable: true, defaultValue: 0 })
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  offset: number = 0;

  @Field(() => Int, { nullable: true, defaultValue: 50 })
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 50;
}

@InputType()
export class BySlugOrIdInput {
  @Field()
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  slugOrId!: string;
}
