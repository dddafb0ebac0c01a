import type { ImportJob } from './import.dto.js';

export const IMPORTS_QUEUE = 'imports';

export interface ImportWork {
  importId: string;
  undo?: true;
}

export const DELETE_IMPORT_FILES = 'delete-import-files';
export const IMPORT_FILE_DAYS = 30;

export interface ImportProgressSignal {
  type: 'import-progress';
  data: ImportJob;
}
