import type { ImportJob } from './import.dto.js';

/** BullMQ queue of the imports that wait to be carried out; the job's id is the import's. */
export const IMPORTS_QUEUE = 'imports';

export interface ImportWork {
  importId: string;
}

/** Signal on the admin's live channel (`liveChannel`) while an import runs, as JSON, at most twice a second. */
export interface ImportProgressSignal {
  type: 'import-progress';
  data: ImportJob;
}
