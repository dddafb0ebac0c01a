import type { ApiError } from '../api/types.js';
import { loadIfThere } from '../load-chunk.js';

/**
 * Services say in English what went wrong; rules without a message name the field as the API does. A build in another
 * language replaces this module.
 */
export async function translateError(error: ApiError): Promise<ApiError> {
  if (error.fields.length === 0) return error;
  const texts = await loadIfThere(() => import('./translate-validation.js'));
  if (!texts) return error;
  return {
    ...error,
    fields: error.fields.map((one) => ({ ...one, message: texts.translateValidation(one.message) ?? one.message })),
  };
}
