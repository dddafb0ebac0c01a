import { importSource } from './texts.js';

export const previewBytes = 64 * 1024;

/** The first rows of a file, or why it can't be read. */
export async function readSample(file: File): Promise<{ sample: string; refusal: string }> {
  if (file.size === 0) return { sample: '', refusal: importSource.emptyFile };
  const bytes = await file.slice(0, previewBytes).arrayBuffer();
  try {
    // As a stream, because the last character may be cut.
    const sample = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return sample.includes('\0') ? { sample: '', refusal: importSource.notCsv } : { sample, refusal: '' };
  } catch {
    return { sample: '', refusal: importSource.notCsv };
  }
}
