import type { ApiError } from '../api/types.js';

/** Services say in English what went wrong. A build in another language replaces this module. */
export const inOwnLanguage = (error: ApiError): Promise<ApiError> => Promise.resolve(error);
