import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsArray, IsIn, IsString, IsUUID, MaxLength } from 'class-validator';
import type { ServiceName } from '@stallbook/kernel';
import { personDataOf } from '../person-data/person-data.js';

/** BullMQ queue of the exports that wait to be made; the job's id is the export's. */
export const ACCOUNT_EXPORTS_QUEUE = 'account-exports';

export interface AccountExportJob {
  exportId: string;
}

export enum AccountExportStatus {
  collecting = 'collecting',
  ready = 'ready',
  failed = 'failed',
  expired = 'expired',
}
registerEnumType(AccountExportStatus, { name: 'AccountExportStatus' });

/** Everything in one JSON file; or, for whoever uploaded files, in a ZIP with them beside it. */
export const accountExportFormats = ['json', 'zip'] as const;
export type AccountExportFormat = (typeof accountExportFormats)[number];

/** What one service has to give. */
@ObjectType()
export class AccountExportPart {
  /** Name of the service. */
  @Field()
  name!: string;

  @Field()
  collected!: boolean;
}

/** A file with everything that Stallbook holds about a person. */
@ObjectType()
export class AccountExport {
  @Field(() => ID)
  id!: string;

  @Field(() => AccountExportStatus)
  status!: AccountExportStatus;

  @Field()
  requestedAt!: string;

  @Field(() => [AccountExportPart])
  parts!: AccountExportPart[];

  /** Its ending says the format; until the file is ready, that is not known. */
  @Field()
  filename!: string;

  /** Bytes. */
  @Field(() => Int, { nullable: true })
  fileSize!: number | null;

  @Field(() => String, { nullable: true })
  readyAt!: string | null;

  /** From then on the file is gone. */
  @Field(() => String, { nullable: true })
  expiresAt!: string | null;

  /** Why it failed: the user's text. */
  @Field(() => String, { nullable: true })
  error!: string | null;
}

/** Whose data the worker is to collect, and whether that is done already. */
export interface AccountExportWork {
  personId: string;
  status: AccountExportStatus;
}

/** A file that the person uploaded, as attachments' `personData` tells of it among its `files`. */
export interface UploadedFileData {
  id: string;
  marketEventId: string;
  filename: string;
  description: string | null;
  fileType: string;
  /** Bytes. */
  fileSize: number;
  uploadedAt: string;
}

/** One of the files that the person of the export uploaded. */
export class AccountExportFileInput {
  @IsUUID()
  exportId!: string;

  @IsUUID()
  fileId!: string;
}

export class AccountExportUploadInput {
  @IsUUID()
  exportId!: string;

  @IsIn(accountExportFormats)
  format!: AccountExportFormat;
}

export class AccountExportProgressInput {
  @IsUUID()
  exportId!: string;

  /** All that were collected so far. */
  @IsArray()
  @IsIn(Object.keys(personDataOf), { each: true })
  collected!: ServiceName[];
}

export class FailAccountExportInput {
  @IsUUID()
  exportId!: string;

  @IsString()
  @MaxLength(500)
  error!: string;
}
