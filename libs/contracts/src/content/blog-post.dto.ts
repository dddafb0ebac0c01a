import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import { Flag, Integer, OptionalFlag, OptionalSearch, OptionalText, Text } from '../common/fields.js';
import { pageOf } from '../common/results.js';
import { contentLimits } from './content-limits.js';

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
export class PostListInput {
  @OptionalText(60)
  category?: string | null;

  /** Words of the title, the excerpt, or the text, or their beginnings. */
  @OptionalSearch()
  search?: string | null;

  @Integer({ min: 0, max: 1_000_000, defaultValue: 0 })
  offset: number = 0;

  @Integer({ min: 1, max: 100, defaultValue: 50 })
  limit: number = 50;
}

@InputType()
export class BlogPostsInput extends PostListInput {
  @OptionalFlag()
  featured?: boolean | null;
}

@InputType()
export class PopularPostsInput {
  @Integer({ min: 1, max: 20, defaultValue: 5 })
  limit: number = 5;
}

@InputType()
export class RecentPostsInput {
  @Integer({ min: 1, max: 20, defaultValue: 5 })
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
  @Integer({ min: 1, max: 20, defaultValue: 3 })
  limit: number = 3;
}

const BLOG_CONTENT_TYPES = ['article', 'blueprint'] as const;

/** The fields of a post that a person writes. */
@InputType({ isAbstract: true })
export class BlogPostFieldsInput {
  @Field()
  @IsIn(BLOG_CATEGORIES)
  category!: string;

  @Field()
  @IsIn(BLOG_CONTENT_TYPES)
  contentType!: string;

  @Flag()
  featured!: boolean;

  @Text(contentLimits.postExcerpt)
  excerpt!: string;
}
