import { MAX_CSV_RECORD_LENGTH } from '@stallbook/kernel';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { InternalText } from '../common/fields.js';

const MAX_ROWS = 10_000_000;

export class ImportSourceOf {
  text!: string | null;
  fileId!: string | null;
  startedBy!: string;
  dryRun!: boolean;
}

export class ImportRowInput {
  @IsInt()
  @Min(1)
  @Max(MAX_ROWS)
  row!: number;

  /** Where a spreadsheet shows it, which counts empty lines; the row without it. */
  @IsOptional()
  @IsInt()
  @Min(1)
  place?: number;

  @IsArray()
  @ArrayMaxSize(MAX_CSV_RECORD_LENGTH + 1)
  @IsString({ each: true })
  @MaxLength(MAX_CSV_RECORD_LENGTH, { each: true })
  cells!: string[];

  /** In a dry run: the place of the earlier row that names the same market event. */
  @IsOptional()
  @IsInt()
  @Min(1)
  repeats?: number;
}

class OfImport {
  @IsUUID()
  importId!: string;

  @IsArray()
  @ArrayMaxSize(MAX_CSV_RECORD_LENGTH + 1)
  @IsString({ each: true })
  @MaxLength(MAX_CSV_RECORD_LENGTH, { each: true })
  header!: string[];
}

/** Finds the market event of each row, because several rows may name the same one. */
export class IdentifyRowsInput extends OfImport {
  @IsArray()
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => ImportRowInput)
  rows!: ImportRowInput[];
}

export class IdentifiedRows {
  marketEventIds!: string[];
}

export class SeedRowsInput extends OfImport {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(5)
  @ValidateNested({ each: true })
  @Type(() => ImportRowInput)
  rows!: ImportRowInput[];
}

export class SeededRows {
  created!: number;
  failed!: number;
  warnings!: number;
}

export class ImportProgressInput {
  @IsUUID()
  importId!: string;

  @IsInt()
  @Min(0)
  @Max(MAX_ROWS)
  processedRows!: number;

  @IsInt()
  @Min(0)
  @Max(MAX_ROWS)
  createdCount!: number;

  @IsInt()
  @Min(0)
  @Max(MAX_ROWS)
  failedCount!: number;

  @IsInt()
  @Min(0)
  @Max(MAX_ROWS * 20)
  warningCount!: number;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_ROWS)
  totalRows?: number | null;
}

export class FinishImportInput {
  @IsUUID()
  importId!: string;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_ROWS)
  totalRows?: number | null;

  @InternalText(500)
  error?: string | null;

  @InternalText(50)
  errorCode?: string | null;
}

export interface UndoneRows {
  /** How many market events this call deleted; 0 ends the work. */
  deleted: number;
}

export interface OutdatedImportFiles {
  fileIds: string[];
}

export class ImportFileDeletedInput {
  @IsUUID()
  fileId!: string;
}
