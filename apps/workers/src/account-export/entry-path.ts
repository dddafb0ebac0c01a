import type { Upload } from './export-content.js';

/** Some file systems allow no more than 255. */
const NAME_BYTES = 200;
/** Reserved device names on Windows, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Characters that some file systems refuse. */
const REFUSED = /[\p{Cc}\p{Cs}<>:"/\\|?*]/gu;

/** The path of a file in the ZIP. Each file has a separate folder, because names may repeat. */
export const entryPath = ({ kind, id, filename }: Pick<Upload, 'kind' | 'id' | 'filename'>): string =>
  `${kind}/${safeName(id.slice(id.lastIndexOf('/') + 1))}/${safeName(filename)}`;

function safeName(filename: string): string {
  const clean = trimmed(filename.replace(REFUSED, '_'));
  const ending = /\.[a-z0-9]{1,10}$/i.exec(clean)?.[0] ?? '';
  const stem = cut(clean.slice(0, clean.length - ending.length), NAME_BYTES - ending.length);
  return trimmed(stem + ending).replace(DEVICE, '$1_') || 'file';
}

/** Windows drops trailing dots and spaces; elsewhere a leading dot hides the file. */
const trimmed = (name: string): string => name.replace(/^[. ]+|[. ]+$/g, '');

/** Never cuts a character in half. */
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
