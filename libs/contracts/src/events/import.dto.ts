import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsEnum, IsNotEmpty, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { PageInput } from '../common/inputs.js';
import { pageOf } from '../common/results.js';

export enum ImportStatus {
  queued = 'queued',
  running = 'running',
  finished = 'finished',
  failed = 'failed',
}

registerEnumType(ImportStatus, { name: 'ImportStatus' });

@InputType()
export class StartImportInput {
  @Field()
  @IsString()
  @IsNotEmpty()
  @MaxLength(255)
  fileName!: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(2_000_000)
  text?: string | null;

  @Field(() => ID, { nullable: true })
  @IsOptional()
  @IsUUID()
  fileId?: string | null;
}

@InputType()
export class PreviewImportInput {
  @Field()
  @IsString()
  @MaxLength(2_000_000)
  text!: string;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  truncated?: boolean | null;
}

@ObjectType()
export class ImportMessage {
  @Field(() => Int)
  row!: number;

  @Field(() => String, { nullable: true })
  field!: string | null;

  @Field()
  message!: string;
}

@ObjectType()
export class ImportJob {
  @Field(() => ID)
  id!: string;

  @Field()
  fileName!: string;

  @Field(() => ImportStatus)
  status!: ImportStatus;

  @Field(() => ID)
  startedBy!: string;

  @Field()
  createdAt!: string;

  @Field(() => String, { nullable: true })
  finishedAt!: string | null;

  /** Null until the whole file has been read. */
  @Field(() => Int, { nullable: true })
  totalRows!: number | null;

  @Field(() => Int)
  processedRows!: number;

  @Field(() => Int)
  createdCount!: number;

  @Field(() => Int)
  failedCount!: number;

  @Field(() => Int)
  warningCount!: number;

  @Field(() => String, { nullable: true })
  error!: string | null;

  @Field(() => String, { nullable: true })
  errorCode!: string | null;

  /** Instant at which the expired file was deleted. */
  @Field(() => String, { nullable: true })
  fileDeletedAt!: string | null;
}

@ObjectType()
export class ImportJobPage extends pageOf(ImportJob) {}

@ObjectType()
export class ImportMessagePage extends pageOf(ImportMessage) {}

export enum ImportMessageKind {
  warning = 'warning',
  failure = 'failure',
}

registerEnumType(ImportMessageKind, { name: 'ImportMessageKind' });

@InputType()
export class ImportMessagesInput extends PageInput {
  @Field(() => ID)
  @IsUUID()
  id!: string;

  @Field(() => ImportMessageKind)
  @IsEnum(ImportMessageKind)
  kind!: ImportMessageKind;
}

@ObjectType()
export class ImportPreviewRow {
  @Field(() => Int)
  row!: number;

  @Field()
  title!: string;

  @Field()
  eventType!: string;

  @Field()
  eventDate!: string;

  @Field()
  city!: string;

  @Field()
  state!: string;

  @Field(() => Int)
  boothFeeCents!: number;

  @Field(() => Int)
  boothCount!: number;
}

@ObjectType()
export class ImportPreview {
  @Field(() => [ImportPreviewRow])
  rows!: ImportPreviewRow[];

  @Field(() => [ImportMessage])
  warnings!: ImportMessage[];

  @Field(() => [ImportMessage])
  failures!: ImportMessage[];

  @Field(() => [String])
  unknownColumns!: string[];
}
