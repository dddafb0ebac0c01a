import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const CONNECT_MS = 8_000;

/**
 * Downloads a file and checks it against the vendor's published checksum. Throws if the vendor is unreachable or
 * the checksums differ; the caller then tries the next source.
 * @param {{ url: string, checksumUrl: string, algorithm: 'sha256' | 'sha512', target: string, say: (line: string) => void, signal?: AbortSignal }} request
 */
export async function download({ url, checksumUrl, algorithm, target, say, signal }) {
  const expected = (await (await get(checksumUrl, signal)).text()).replace(/\s+/g, '').toLowerCase();
  const response = await get(url, signal);
  if (!response.body) throw new Error(`${url} answered without a body`);
  const hash = createHash(algorithm);
  const progress = progressOf(Number(response.headers.get('content-length')), say);
  const measure = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      progress(chunk.length);
      done(null, chunk);
    },
  });
  await pipeline(
    Readable.fromWeb(/** @type {import('node:stream/web').ReadableStream} */ (response.body)),
    measure,
    createWriteStream(target),
  );
  if (!expected.includes(hash.digest('hex'))) throw new Error(`${url} does not match its published checksum`);
}

/** @param {string} url @param {AbortSignal | undefined} signal */
async function get(url, signal) {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new Error(`no answer within ${CONNECT_MS / 1000} s`)), CONNECT_MS);
  try {
    const response = await fetch(url, { signal: signal ? AbortSignal.any([abort.signal, signal]) : abort.signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reports every tenth part.
 * @param {number} total bytes, NaN or 0 when unknown @param {(line: string) => void} say
 */
function progressOf(total, say) {
  let received = 0;
  let said = 0;
  return (/** @type {number} */ bytes) => {
    received += bytes;
    const tenths = total > 0 ? Math.floor((received / total) * 10) : 0;
    if (tenths <= said) return;
    said = tenths;
    say(`  ${tenths * 10} % of ${Math.round(total / 1_000_000)} MB`);
  };
}
