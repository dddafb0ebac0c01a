import { timingSafeEqual } from 'node:crypto';

/** Constant-time comparison. Compares text, because base64 decoders accept several spellings of the same bytes. */
export function sameText(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
