import type { UploadedFileData } from '@stallbook/contracts';

/** More than a file takes beside its bytes: its headers in the ZIP, its path or why it was left out. */
const BESIDE_BYTES = 2_000;

/** The ids of those files whose contents fit beside a text of that length; each in its turn, if there is still room. */
export function fittingFiles(
  files: readonly Pick<UploadedFileData, 'id' | 'fileSize'>[],
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
