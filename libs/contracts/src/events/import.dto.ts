import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsNotEmpty, IsOptional, ValidateNested } from 'class-validator';
import { Enum, Id, OptionalFlag, OptionalId, OptionalText, Text } from '../common/fields.js';
import { PageInput } from '../common/inputs.js';
import { pageOf } from '../common/results.js';
import { ImportColumn, ImportColumnInput, MAX_COLUMNS } from './import-columns.dto.js';
import { importLimits } from './import-limits.js';

export enum ImportStatus {
  queued = 'queued',
  running = 'running',
  finished = 'finished',
  failed = 'failed',
  undoing = 'undoing',
  undone = 'undone',
}

registerEnumType(ImportStatus, { name: 'ImportStatus' });

@InputType()
export class StartImportInput {
  @Text(255)
  @IsNotEmpty()
  fileName!: string;

  @OptionalText(importLimits.pastedBytes)
  text?: string | null;

  @OptionalId()
  fileId?: string | null;

  /** Imports what this dry run read. */
  @OptionalId()
  dryRunId?: string | null;

  /** Reads and reports every row, and creates nothing. */
  @OptionalFlag()
  dryRun?: boolean | null;

  @Field(() => [ImportColumnInput], { nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_COLUMNS)
  @ValidateNested({ each: true })
  @Type(() => ImportColumnInput)
  columns?: ImportColumnInput[] | null;
}

@InputType()
export class PreviewImportInput {
  @Text(importLimits.pastedBytes)
  text!: string;

  @OptionalFlag()
  truncated?: boolean | null;

  @Field(() => [ImportColumnInput], { nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_COLUMNS)
  @ValidateNested({ each: true })
  @Type(() => ImportColumnInput)
  columns?: ImportColumnInput[] | null;
}

@ObjectType()
export class ImportMessage {
  @Field(() => Int)
  row!: number;

  @Field(() => String, { nullable: true })
  field!: string | null;

  @Field()
  message!: string;

  /** The name of the event in the row, where it is known. */
  @Field(() => String, { nullable: true })
  title?: string | null;
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

  /** Rows that repeat another one. */
  @Field(() => Int)
  skippedCount!: number;

  @Field(() => Int)
  warningCount!: number;

  @Field()
  dryRun!: boolean;

  /** Events that undoing it has deleted. */
  @Field(() => Int)
  undoneCount!: number;

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
export class ImportMessageCount {
  @Field(() => String, { nullable: true })
  field!: string | null;

  /** The rows have no value there. */
  @Field(() => Boolean)
  isMissing!: boolean;

  @Field(() => Int)
  count!: number;
}

@ObjectType()
export class ImportMessagePage extends pageOf(ImportMessage) {}

export enum ImportMessageKind {
  warning = 'warning',
  failure = 'failure',
}

registerEnumType(ImportMessageKind, { name: 'ImportMessageKind' });

@InputType()
export class ImportMessagesInput extends PageInput {
  @Id()
  id!: string;

  @Enum(ImportMessageKind)
  kind!: ImportMessageKind;

  @OptionalText(60)
  field?: string | null;

  /** With a field: only rows that have no value there, or only those that have one. */
  @OptionalFlag()
  isMissing?: boolean | null;
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

  @Field(() => [ImportColumn])
  columns!: ImportColumn[];
}
