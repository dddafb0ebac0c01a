import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, IsUUID, MaxLength, Min, MinLength } from 'class-validator';

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

  /** MIME type, determined from the content. */
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

  /** `No application found`, `Application not accepted`, `Payment not completed`, `approved_vendor`, or `organizer`. */
  @Field()
  reason!: string;
}

@ObjectType()
export class DownloadLink {
  /** Path on our own domain, valid until `expiresAt`. */
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

/** Permits one upload to the file server. */
export interface UploadTicket {
  ticket: string;
  maxBytes: number;
}

export interface StoredUpload {
  fileId: string;
  /** Set for an upload to a market event. */
  attachment?: Attachment;
}
