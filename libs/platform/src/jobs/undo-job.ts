const UNDO = 'undo-';

/** The ID of the job that undoes work. It is a separate one, because the first may be asleep or done. */
export const undoJobOf = (workId: string): string => UNDO + workId;

export const workOfJob = (jobId: string): { workId: string; isUndo: boolean } =>
  jobId.startsWith(UNDO) ? { workId: jobId.slice(UNDO.length), isUndo: true } : { workId: jobId, isUndo: false };
