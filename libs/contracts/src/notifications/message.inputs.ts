import { Field, ID, InputType, Int } from '@nestjs/graphql';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MessageThreadType } from './message.dto.js';

export const LONGEST_DIRECT_MESSAGE = 4_000;

@InputType()
export class MyMessageThreadsInput {
  @Field(() => MessageThreadType, { nullable: true })
  @IsOptional()
  @IsEnum(MessageThreadType)
  threadType?: MessageThreadType | null;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  isArchived?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  hasUnread?: boolean | null;

  /** In names of people and market events. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @Matches(/^\d{1,15}_[0-9a-f-]{36}$/)
  cursor?: string | null;

  @Field(() => Int, { nullable: true, defaultValue: 20 })
  @IsInt()
  @Min(1)
  @Max(50)
  limit: number = 20;
}

/** What a conversation is about: the ID of the market event, the application, or the person. */
@InputType()
export class MessageSubjectInput {
  @Field(() => MessageThreadType)
  @IsEnum(MessageThreadType)
  threadType!: MessageThreadType;

  @Field(() => ID)
  @IsUUID()
  subjectId!: string;
}

@InputType()
export class StartMessageThreadInput extends MessageSubjectInput {
  /** Chosen by the client, so that sending again sends once. */
  @Field(() => ID)
  @IsUUID()
  messageId!: string;

  @Field()
  @IsString()
  @MaxLength(LONGEST_DIRECT_MESSAGE)
  content!: string;

  /** Of images that the caller uploaded for this conversation. With images or files, the text may be empty. */
  @Field(() => [ID], { nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  imageIds?: string[] | null;

  /** Of PDF files that the caller uploaded for this conversation. */
  @Field(() => [ID], { nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  fileIds?: string[] | null;
}

@InputType()
export class SendMessageInput {
  @Field(() => ID)
  @IsUUID()
  threadId!: string;

  /** Chosen by the client, so that sending again sends once. */
  @Field(() => ID)
  @IsUUID()
  messageId!: string;

  @Field()
  @IsString()
  @MaxLength(LONGEST_DIRECT_MESSAGE)
  content!: string;

  /** Of images that the caller uploaded for this conversation. With images or files, the text may be empty. */
  @Field(() => [ID], { nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  imageIds?: string[] | null;

  /** Of PDF files that the caller uploaded for this conversation. */
  @Field(() => [ID], { nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  fileIds?: string[] | null;
}

/** For a conversation, or for the one that the caller is about to start about a subject. */
export class RequestMessageUploadInput {
  @IsOptional()
  @IsUUID()
  threadId?: string;

  @IsOptional()
  @IsEnum(MessageThreadType)
  threadType?: MessageThreadType;

  @IsOptional()
  @IsUUID()
  subjectId?: string;
}

@InputType()
export class MessagesInput {
  @Field(() => ID)
  @IsUUID()
  threadId!: string;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1)
  before?: number | null;

  @Field(() => Int, { nullable: true, defaultValue: 30 })
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 30;
}

@InputType()
export class MarkThreadReadInput {
  @Field(() => ID)
  @IsUUID()
  threadId!: string;

  /** The last message that was read. */
  @Field(() => Int)
  @IsInt()
  @Min(0)
  seq!: number;
}

/** Sets one of the caller's marks on a conversation. */
@InputType()
export class MarkThreadInput {
  @Field(() => ID)
  @IsUUID()
  threadId!: string;

  @Field()
  @IsBoolean()
  on!: boolean;
}
