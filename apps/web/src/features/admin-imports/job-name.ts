import { importSource } from './texts.js';

/** Stored in place of a file name, in every language. */
export const PASTED = 'pasted.csv';

export const shownName = (fileName: string): string => (fileName === PASTED ? importSource.pastedName : fileName);
