import { notUtf8, tooLarge } from './refusals.js';

/** Decodes UTF-8 and drops a byte order mark. @throws `CSV.NOT_UTF8`, `CSV.TOO_LARGE` */
export async function* decode(bytes: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let read = 0;
  for await (const chunk of bytes) {
    read += chunk.byteLength;
    if (read > maxBytes) throw tooLarge(Math.floor(maxBytes / 1024 / 1024));
    yield checked(() => decoder.decode(chunk, { stream: true }));
  }
  yield checked(() => decoder.decode());
}

function checked(decodeChunk: () => string): string {
  let text: string;
  try {
    text = decodeChunk();
  } catch {
    throw notUtf8();
  }
  // Half of a UTF-16 file is NUL bytes, which are valid UTF-8.
  if (text.includes('\u0000')) throw notUtf8();
  return text;
}
