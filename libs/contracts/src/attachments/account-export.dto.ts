import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsArray, IsIn, IsString, IsUUID, MaxLength } from 'class-validator';
import type { ServiceName } from '@stallbook/kernel';
import { Id } from '../common/fields.js';
import { CurrentPasswordInput } from '../identity/current-password.inputs.js';
import { personDataOf } from '../person-data/person-data.js';

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

@InputType()
export class AccountExportLinkInput extends CurrentPasswordInput {
  @Id()
  id!: string;
}

export const accountExportFormats = ['json', 'zip'] as const;
export type AccountExportFormat = (typeof accountExportFormats)[number];

@ObjectType()
export class AccountExportPart {
  @Field()
  name!: string;

  @Field()
  collected!: boolean;
}

@ObjectType()
export class AccountExport {
  @Field(() => ID)
  id!: string;

  @Field(() => AccountExportStatus)
  status!: AccountExportStatus;

  @Field(() => [AccountExportPart])
  parts!: AccountExportPart[];

  @Field()
  filename!: string;

  @Field(() => Int, { nullable: true })
  fileSize!: number | null;

  @Field(() => String, { nullable: true })
  readyAt!: string | null;

  /** The file is deleted at this instant. */
  @Field(() => String, { nullable: true })
  expiresAt!: string | null;

  @Field(() => String, { nullable: true })
  error!: string | null;
}

export interface AccountExportWork {
  personId: string;
  status: AccountExportStatus;
}

/** The kinds of personal data of attachments whose contents an export includes. */
export const uploadKinds = ['files', 'images', 'messageFiles'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** What these kinds have in common. */
export interface UploadData {
  id: string;
  filename: string;
  /** For an image, the total of all its sizes. */
  fileSize: number;
  uploadedAt: string;
}

export class AccountExportFileInput {
  @IsUUID()
  exportId!: string;

  @IsIn(uploadKinds)
  kind!: UploadKind;

  @IsString()
  @MaxLength(200)
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
