/** BullMQ queue of the imports that wait to be carried out; the job's id is the import's. */
export const IMPORTS_QUEUE = 'imports';

export interface ImportWork {
  importId: string;
}

/** Signal on `live:<adminId>` (Redis) while an import runs; the job itself is read with `events.importJob`. */
export interface ImportProgressSignal {
  type: 'import-progress';
  importId: string;
  status: 'running' | 'finished' | 'failed';
  processedRows: number;
  createdCount: number;
  failedCount: number;
  warningCount: number;
  totalRows: number | null;
}
