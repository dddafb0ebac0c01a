import type { ImportJob } from './import.dto.js';

/** BullMQ queue of the imports that wait to be carried out; the job's id is the import's. */
export const IMPORTS_QUEUE = 'imports';

export interface ImportWork {
  importId: string;
}

/** The other job of that queue, every day: it deletes the files of imports that ended long ago. */
export const DELETE_IMPORT_FILES = 'delete-import-files';
/** Days that an uploaded file is kept after the last import of it has ended; the report stays. */
export const IMPORT_FILE_DAYS = 30;

/** Signal on the admin's live channel (`liveChannel`) while an import runs, as JSON, at most twice a second. */
export interface ImportProgressSignal {
  type: 'import-progress';
  data: ImportJob;
}
