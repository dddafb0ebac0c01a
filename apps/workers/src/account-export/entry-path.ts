import type { UploadedFileData } from '@stallbook/contracts';

/** Some file systems take no more than 255. */
const NAME_BYTES = 200;
/** Names that Windows keeps for devices, whatever their ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** What one file system or another refuses in a name. */
const REFUSED = /[\p{Cc}\p{Cs}<>:"/\\|?*]/gu;

/** Where the ZIP holds a file. Every file has a folder of its own: two of them may have one name. */
export const entryPath = ({ id, filename }: Pick<UploadedFileData, 'id' | 'filename'>): string =>
  `files/${id}/${safeName(filename)}`;

function safeName(filename: string): string {
  const clean = trimmed(filename.replace(REFUSED, '_'));
  const ending = /\.[a-z0-9]{1,10}$/i.exec(clean)?.[0] ?? '';
  const stem = cut(clean.slice(0, clean.length - ending.length), NAME_BYTES - ending.length);
  return trimmed(stem + ending).replace(DEVICE, '$1_') || 'file';
}

/** Windows drops dots and blanks at the end of a name; a dot at its beginning hides the file elsewhere. */
const trimmed = (name: string): string => name.replace(/^[. ]+|[. ]+$/g, '');

/** Whole characters, as many as fit. */
function cut(text: string, bytes: number): string {
  let room = bytes;
  let kept = '';
  for (const character of text) {
    room -= Buffer.byteLength(character);
    if (room < 0) break;
    kept += character;
  }
  return kept;
}
