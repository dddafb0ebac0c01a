import type { ApiError } from '../api/types.js';
import { loadChunk } from '../load-chunk.js';

/** Loads the translations with the first refusal: most visits meet none. */
export async function translateError({ message, fields, advice, ...error }: ApiError): Promise<ApiError> {
  const { inSpanish } = await loadChunk(() => import('./in-spanish.es.js'));
  const said = (english: string) => inSpanish(english) ?? english;
  return {
    ...error,
    message: said(message),
    fields: fields.map((one) => ({ ...one, message: said(one.message) })),
    ...(advice && { advice: said(advice) }),
  };
}
