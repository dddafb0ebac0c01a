import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { MAX_MESSAGE_LENGTH } from '@stallbook/kernel';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Min,
} from 'class-validator';
import { Enum, Flag, Id, Integer, OptionalEnum, OptionalFlag, OptionalSearch, Text } from '../common/fields.js';
import { MessageThreadType } from './message.dto.js';

@InputType()
export class MyMessageThreadsInput {
  @OptionalEnum(MessageThreadType)
  threadType?: MessageThreadType | null;

  @OptionalFlag()
  isArchived?: boolean | null;

  @OptionalFlag()
  hasUnread?: boolean | null;

  /** Searches names of people and market events. */
  @OptionalSearch()
  search?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @Matches(/^\d{1,15}_[0-9a-f-]{36}$/)
  cursor?: string | null;

  @Integer({ min: 1, max: 50, defaultValue: 20 })
  limit: number = 20;
}

/** What a conversation is about: the ID of the market event, the application, or the person. */
@InputType()
export class MessageSubjectInput {
  @Enum(MessageThreadType)
  threadType!: MessageThreadType;

  @Id()
  subjectId!: string;
}

@InputType({ isAbstract: true })
class MessageContentsInput {
  /** Chosen by the client, so that sending again sends once. */
  @Id()
  messageId!: string;

  @Text(MAX_MESSAGE_LENGTH)
  content!: string;

  /** IDs of images that the caller uploaded for this conversation. With images or files, the text may be empty. */
  @Field(() => [ID], { nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  @ArrayMaxSize(50)
  imageIds?: string[] | null;

  /** IDs of PDF files that the caller uploaded for this conversation. */
  @Field(() => [ID], { nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  @ArrayMaxSize(50)
  fileIds?: string[] | null;
}

@InputType()
export class StartMessageThreadInput extends MessageContentsInput implements MessageSubjectInput {
  @Enum(MessageThreadType)
  threadType!: MessageThreadType;

  @Id()
  subjectId!: string;
}

@InputType()
export class SendMessageInput extends MessageContentsInput {
  @Id()
  threadId!: string;
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

@InputType({ isAbstract: true })
export class EarlierMessagesInput {
  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1)
  before?: number | null;

  @Integer({ min: 1, max: 100, defaultValue: 30 })
  limit: number = 30;
}

@InputType()
export class MessagesInput extends EarlierMessagesInput {
  @Id()
  threadId!: string;
}

@InputType()
export class MarkThreadReadInput {
  @Id()
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
  @Id()
  threadId!: string;

  @Flag()
  on!: boolean;
}
