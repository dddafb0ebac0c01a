import type { ApiError } from '../api/types.js';
import { loadIfThere } from '../load-chunk.js';

/** Loads the translations with the first refusal: most visits meet none. */
export async function translateError(error: ApiError): Promise<ApiError> {
  const texts = error.code === 'NETWORK' ? undefined : await loadIfThere(() => import('./in-spanish.es.js'));
  if (!texts) return error;
  const { message, fields, advice } = error;
  const said = (english: string) => texts.inSpanish(english) ?? english;
  return {
    ...error,
    message: said(message),
    fields: fields.map((one) => ({ ...one, message: said(one.message) })),
    ...(advice && { advice: said(advice) }),
  };
}
