import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
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

/** The author of posts that come with the product. */
export const HOUSE_AUTHOR = 'system';

@ObjectType()
export class BlogPostSummary {
  @Field(() => ID)
  id!: string;

  @Field()
  slug!: string;

  @Field()
  title!: string;

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
  readingMinutes!: number;

  @Field(() => Int)
  viewCount!: number;

  @Field(() => ID)
  authorId!: string;

  /** When visitors first see it, which may be still to come; null for a draft without a time. */
  @Field(() => String, { nullable: true })
  publishAt!: string | null;

  @Field()
  createdAt!: string;

  @Field()
  updatedAt!: string;
}

@ObjectType()
export class BlogPost extends BlogPostSummary {
  /** Sanitized HTML. */
  @Field()
  content!: string;
}

@ObjectType()
export class BlogPostPage extends pageOf(BlogPostSummary) {}

@InputType()
export class BlogPostsInput {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  category?: string | null;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  featured?: boolean | null;

  /** Words of the title, the excerpt, or the text, or their beginnings. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string | null;

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
export class PopularPostsInput {
  @Field(() => Int, { nullable: true, defaultValue: 5 })
  @IsInt()
  @Min(1)
  @Max(20)
  limit: number = 5;
}

@InputType()
export class RecentPostsInput {
  @Field(() => Int, { nullable: true, defaultValue: 5 })
  @IsInt()
  @Min(1)
  @Max(20)
  limit: number = 5;
}

@InputType()
export class BySlugOrIdInput {
  @Field()
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  slugOrId!: string;
}

@InputType()
export class RelatedPostsInput extends BySlugOrIdInput {
  @Field(() => Int, { nullable: true, defaultValue: 3 })
  @IsInt()
  @Min(1)
  @Max(20)
  limit: number = 3;
}

export const BLOG_CONTENT_TYPES = ['article', 'blueprint'] as const;

/** The fields of a post that a person writes. */
@InputType({ isAbstract: true })
export class BlogPostFieldsInput {
  @Field()
  @IsIn(BLOG_CATEGORIES)
  category!: string;

  @Field()
  @IsIn(BLOG_CONTENT_TYPES)
  contentType!: string;

  @Field()
  @IsBoolean()
  featured!: boolean;

  @Field()
  @IsString()
  @MaxLength(400)
  excerpt!: string;
}
