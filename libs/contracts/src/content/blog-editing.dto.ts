import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MAX_POST_LENGTH } from '@stallbook/kernel';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { Id, Instant, Integer, OptionalEnum, OptionalFlag, OptionalInteger, Text } from '../common/fields.js';
import { ByIdInput } from '../common/inputs.js';
import { BlogPostFieldsInput, BlogPostSummary, PostListInput } from './blog-post.dto.js';
import { contentLimits } from './content-limits.js';

@ObjectType()
export class EditablePost extends BlogPostSummary {
  /** The document as JSON text. */
  @Field()
  document!: string;

  @Field(() => Int)
  revision!: number;

  @Field(() => ID)
  editorId!: string;
}

@InputType({ isAbstract: true })
class WrittenPostInput extends BlogPostFieldsInput {
  @Field()
  @IsString()
  @MinLength(1, { message: 'Give the post a title.' })
  @MaxLength(contentLimits.postTitle)
  title!: string;

  @Field()
  @MaxLength(contentLimits.postSlug)
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: 'Use lowercase letters, digits, and single hyphens.' })
  slug!: string;

  /** The editor's document as JSON text. */
  @Field()
  @IsString()
  @MaxLength(MAX_POST_LENGTH, { message: 'This text is too long for one post.' })
  document!: string;
}

@InputType()
export class CreatePostInput extends WrittenPostInput {}

@InputType()
export class UpdatePostInput extends WrittenPostInput {
  @Id()
  id!: string;

  /** The revision that the editor began with. */
  @Integer({ min: 1, max: 1_000_000 })
  revision!: number;

  /** The editor saw a draft. Refused once the post is published or scheduled, so that unfinished text stays unseen. */
  @OptionalFlag()
  asDraft?: boolean | null;
}

@InputType()
export class PublishPostInput extends ByIdInput {
  /** The revision that the editor saw. Absent from a list of posts, which shows no text. */
  @OptionalInteger({ min: 1, max: 1_000_000 })
  revision?: number | null;
}

@InputType()
export class SchedulePostInput extends ByIdInput {
  /** The revision that the editor saw. */
  @Integer({ min: 1, max: 1_000_000 })
  revision!: number;

  @Instant()
  publishAt!: string;
}

/** Where a post is on its way to visitors. */
export enum PostStage {
  draft = 'draft',
  scheduled = 'scheduled',
  published = 'published',
}

registerEnumType(PostStage, { name: 'PostStage' });

@InputType()
export class AllPostsInput extends PostListInput {
  @OptionalEnum(PostStage)
  stage?: PostStage | null;
}

@InputType()
export class RenderPostInput {
  @Text(MAX_POST_LENGTH)
  document!: string;
}

@ObjectType()
export class RenderedPost {
  /** Sanitized HTML. */
  @Field()
  html!: string;
}

@ObjectType()
export class PostVersion {
  @Field(() => Int)
  revision!: number;

  @Field()
  savedAt!: string;

  @Field(() => ID)
  editorId!: string;

  @Field()
  title!: string;

  @Field(() => Int)
  words!: number;
}

@InputType()
export class PostVersionInput extends ByIdInput {
  @Integer({ min: 1, max: 1_000_000 })
  revision!: number;
}

@ObjectType()
export class PostVersionText extends PostVersion {
  @Field()
  excerpt!: string;

  @Field()
  document!: string;

  /** Sanitized HTML. */
  @Field()
  html!: string;
}
