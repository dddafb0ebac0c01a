import type { ImportJob } from './import.dto.js';

/** The job ID is the import's ID. */
export const IMPORTS_QUEUE = 'imports';

export interface ImportWork {
  importId: string;
}

/** A daily job in the same queue that deletes the files of old imports. */
export const DELETE_IMPORT_FILES = 'delete-import-files';
/** Retention of uploaded files after their last import, in days. Reports are kept. */
export const IMPORT_FILE_DAYS = 30;

/** Progress on the admin's live channel, as JSON, at most twice a second. */
export interface ImportProgressSignal {
  type: 'import-progress';
  data: ImportJob;
}
