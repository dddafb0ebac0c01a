import { InputType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsString, IsUUID, MaxLength, Min, MinLength } from 'class-validator';
import { Id } from '../common/fields.js';

/** The name of its store and the path in it. */
export const messageFileId = (id: string): string => `message-files/${id}`;

export class RequestMessageFileUploadInput {
  @IsUUID()
  threadId!: string;

  @IsString()
  @MinLength(1)
  @MaxLength(255)
  filename!: string;

  @IsOptional()
  @IsInt()
  @Min(0)
  fileSize?: number;
}

export class MessageFilesInput {
  @IsArray()
  @ArrayMaxSize(1_000)
  @IsUUID(undefined, { each: true })
  fileIds!: string[];
}

export interface MessageFileFacts {
  fileId: string;
  filename: string;
  fileSize: number;
}

@InputType()
export class ByMessageFileIdInput {
  @Id()
  fileId!: string;
}
