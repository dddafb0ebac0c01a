import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, NoInput, PageInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import {
  FinishImportInput,
  IdentifyRowsInput,
  ImportFileDeletedInput,
  ImportProgressInput,
  SeedRowsInput,
  type IdentifiedRows,
  type ImportSourceOf,
  type OutdatedImportFiles,
  type SeededRows,
  type UndoneRows,
} from './import-work.dto.js';
import {
  ImportMessagesInput,
  PreviewImportInput,
  StartImportInput,
  type ImportJob,
  type ImportMessagePage,
  type ImportPreview,
  type ImportJobPage,
  type ImportMessageCount,
} from './import.dto.js';

const admin = ['admin'] as const;

export const startImport = defineCommand<ImportJob>()('events.startImport', {
  input: StartImportInput,
  access: 'public',
});
export const importPreview = defineQuery<ImportPreview>()('events.importPreview', {
  input: PreviewImportInput,
  access: admin,
});
export const importJob = defineQuery<ImportJob>()('events.importJob', { input: ByIdInput, access: admin });
export const importJobs = defineQuery<ImportJobPage>()('events.importJobs', { input: PageInput, access: admin });
export const importWarningCounts = defineQuery<ImportMessageCount[]>()('events.importWarningCounts', {
  input: ByIdInput,
  access: admin,
});
/** @throws IMPORT.NOT_UNDOABLE, IMPORT.TOUCHED once one of its events was claimed or changed */
export const undoImport = defineCommand<ImportJob>()('events.undoImport', {
  input: ByIdInput,
  access: admin,
  stepUp: true,
});
/** Deletes a chunk of the events of an import that is being undone. */
export const undoImportRows = defineCommand<UndoneRows>()('events.undoImportRows', {
  input: ByIdInput,
  access: 'system',
});
export const importMessages = defineQuery<ImportMessagePage>()('events.importMessages', {
  input: ImportMessagesInput,
  access: admin,
});

export const importSource = defineQuery<ImportSourceOf>()('events.importSource', {
  input: ByIdInput,
  access: 'system',
});
export const outdatedImportFiles = defineQuery<OutdatedImportFiles>()('events.outdatedImportFiles', {
  input: NoInput,
  access: 'system',
});
export const recordImportFileDeleted = defineCommand<Done>()('events.recordImportFileDeleted', {
  input: ImportFileDeletedInput,
  access: 'system',
});
export const identifyRows = defineQuery<IdentifiedRows>()('events.identifyRows', {
  input: IdentifyRowsInput,
  access: 'system',
});
export const seedRows = defineCommand<SeededRows>()('events.seedRows', { input: SeedRowsInput, access: 'system' });
export const recordImportProgress = defineCommand<Done>()('events.recordImportProgress', {
  input: ImportProgressInput,
  access: 'system',
});
export const finishImport = defineCommand<Done>()('events.finishImport', {
  input: FinishImportInput,
  access: 'system',
});
