import type { ApiError } from '../api/types.js';

const REFUSALS = ['BAD_INPUT', 'UNSUPPORTED_TYPE', 'TOO_LARGE'];

/** Whether an upload failed because of its file, so that only another file helps. */
export const refusesFile = ({ code }: Pick<ApiError, 'code'>): boolean =>
  REFUSALS.includes(code) || code.startsWith('CSV.');
