import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, IsUUID, MaxLength, Min, MinLength } from 'class-validator';
import { MAX_FILE_DESCRIPTION_LENGTH } from '@stallbook/kernel';
import { Id, InternalText } from '../common/fields.js';
import type { StoredImage } from './image.dto.js';

@ObjectType()
export class Attachment {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  eventId!: string;

  @Field(() => ID)
  uploadedBy!: string;

  @Field(() => String, { nullable: true })
  uploaderName!: string | null;

  /** The key in the file store. */
  @Field()
  storagePath!: string;

  @Field()
  filename!: string;

  @Field(() => String, { nullable: true })
  description!: string | null;

  /** MIME type, determined from the content. */
  @Field()
  fileType!: string;

  @Field(() => Int)
  fileSize!: number;

  @Field()
  uploadedAt!: string;
}

@InputType()
export class ByEventIdInput {
  @Id()
  eventId!: string;
}

@InputType()
export class ByAttachmentIdInput {
  @Id()
  attachmentId!: string;
}

@ObjectType()
export class AttachmentAccess {
  @Field()
  canAccess!: boolean;

  @Field()
  reason!: string;
}

@ObjectType()
export class DownloadLink {
  @Field()
  signedUrl!: string;

  @Field()
  expiresAt!: string;
}

export class RequestUploadInput {
  @IsUUID()
  eventId!: string;

  @IsString()
  @MinLength(1)
  @MaxLength(255)
  filename!: string;

  @IsOptional()
  @IsInt()
  @Min(0)
  fileSize?: number;

  @InternalText(MAX_FILE_DESCRIPTION_LENGTH)
  description?: string;
}

export class RequestImportUploadInput {
  @IsString()
  @MinLength(1)
  @MaxLength(255)
  filename!: string;
}

export interface UploadTicket {
  ticket: string;
  maxBytes: number;
}

export interface StoredUpload {
  fileId: string;
  attachment?: Attachment;
  image?: StoredImage;
}
