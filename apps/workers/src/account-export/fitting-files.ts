import type { UploadData } from '@stallbook/contracts';

/** An upper limit for ZIP headers, path, and the reason for leaving a file out. */
const BESIDE_BYTES = 2_000;

/** The IDs of the files that fit next to a text of that length, first come, first served. */
export function fittingFiles(
  files: readonly Pick<UploadData, 'id' | 'fileSize'>[],
  { maxBytes, textBytes }: { maxBytes: number; textBytes: number },
): Set<string> {
  let room = maxBytes - textBytes - (files.length + 1) * BESIDE_BYTES;
  const fitting = new Set<string>();
  for (const { id, fileSize } of files) {
    if (fileSize > room) continue;
    room -= fileSize;
    fitting.add(id);
  }
  return fitting;
}
