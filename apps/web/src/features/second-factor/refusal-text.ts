import { isApiError } from '../../lib/api/types.js';
import { card } from './texts.js';

export const refusalText = (error: unknown): string =>
  isApiError(error) && error.code !== 'INTERNAL' ? error.message : card.failed;
