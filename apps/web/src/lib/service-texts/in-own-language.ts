import type { ApiError } from '../api/types.js';

/**
 * Services say in English what went wrong; rules without a message name the field as the API does. A build in another
 * language replaces this module.
 */
export async function inOwnLanguage(error: ApiError): Promise<ApiError> {
  if (error.fields.length === 0) return error;
  const { inPlainWords } = await import('./in-plain-words.js');
  return {
    ...error,
    fields: error.fields.map((one) => ({ ...one, message: inPlainWords(one.message) ?? one.message })),
  };
}
