import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, IsUUID, MaxLength, Min, MinLength } from 'class-validator';

/** A file that an organizer put at a market event. */
@ObjectType()
export class Attachment {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  eventId!: string;

  @Field(() => ID)
  uploadedBy!: string;

  /** Business name of the uploader. */
  @Field(() => String, { nullable: true })
  uploaderName!: string | null;

  @Field()
  filename!: string;

  @Field(() => String, { nullable: true })
  description!: string | null;

  /** MIME type, decided by the content. */
  @Field()
  fileType!: string;

  /** Bytes. */
  @Field(() => Int)
  fileSize!: number;

  @Field()
  uploadedAt!: string;
}

@InputType()
export class ByEventIdInput {
  @Field(() => ID)
  @IsUUID()
  eventId!: string;
}

@InputType()
export class ByAttachmentIdInput {
  @Field(() => ID)
  @IsUUID()
  attachmentId!: string;
}

@ObjectType()
export class AttachmentAccess {
  @Field()
  canAccess!: boolean;

  /** `No application found`, `Application not accepted`, `Payment not completed`, `approved_vendor` or `organizer`. */
  @Field()
  reason!: string;
}

@ObjectType()
export class DownloadLink {
  /** Path on our own address; dead after `expiresAt`. */
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

  @IsOptional()
  @IsString()
  @MaxLength(500)
  description?: string;
}

export class RequestImportUploadInput {
  @IsString()
  @MinLength(1)
  @MaxLength(255)
  filename!: string;
}

/** Lets whoever holds it send one body to the file server. */
export interface UploadTicket {
  ticket: string;
  maxBytes: number;
}

/** What the file server answers to a body. */
export interface StoredUpload {
  fileId: string;
  /** Present for an upload to a market event. */
  attachment?: Attachment;
}
