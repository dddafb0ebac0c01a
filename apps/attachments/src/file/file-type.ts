import { DomainError } from '@stallbook/kernel';
import { fileTypeFromBuffer } from 'file-type';

export const HEAD_BYTES = 16 * 1024;

const OOXML = 'application/vnd.openxmlformats-officedocument.';
/** The type of each file extension, and the contents that it allows. */
const ALLOWED: Record<string, { type: string; contents: readonly string[] }> = {
  pdf: { type: 'application/pdf', contents: ['application/pdf'] },
  doc: { type: 'application/msword', contents: ['application/x-cfb'] },
  xls: { type: 'application/vnd.ms-excel', contents: ['application/x-cfb'] },
  ppt: { type: 'application/vnd.ms-powerpoint', contents: ['application/x-cfb'] },
  docx: {
    type: `${OOXML}wordprocessingml.document`,
    contents: [`${OOXML}wordprocessingml.document`, 'application/zip'],
  },
  xlsx: { type: `${OOXML}spreadsheetml.sheet`, contents: [`${OOXML}spreadsheetml.sheet`, 'application/zip'] },
  pptx: {
    type: `${OOXML}presentationml.presentation`,
    contents: [`${OOXML}presentationml.presentation`, 'application/zip'],
  },
  txt: { type: 'text/plain', contents: ['text'] },
  csv: { type: 'text/csv', contents: ['text'] },
  jpg: { type: 'image/jpeg', contents: ['image/jpeg'] },
  jpeg: { type: 'image/jpeg', contents: ['image/jpeg'] },
  png: { type: 'image/png', contents: ['image/png'] },
  webp: { type: 'image/webp', contents: ['image/webp'] },
  gif: { type: 'image/gif', contents: ['image/gif'] },
  zip: { type: 'application/zip', contents: ['application/zip'] },
};

const unsupported = () => new DomainError('UNSUPPORTED_TYPE', 'File type not supported');

/**
 * The MIME type of a file. Its content must match the extension of its name.
 * @throws DomainError UNSUPPORTED_TYPE
 */
export async function typeOf(filename: string, head: Buffer): Promise<string> {
  const extension = extensionOf(filename);
  const allowed = Object.hasOwn(ALLOWED, extension) ? ALLOWED[extension] : undefined;
  if (!allowed) throw unsupported();
  if (!(await isAllowed(allowed.contents, head))) throw unsupported();
  return allowed.type;
}

/** The last part of a path, without characters that are unsafe in a file system or a header. */
export function cleanName(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  const clean = [...last]
    .filter((character) => character >= ' ' && character !== '\u007f')
    .join('')
    .trim();
  return clean.replace(/^\.+/, '') || 'file';
}

const extensionOf = (filename: string): string => /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';

/** Text may begin like another format, such as `BM`. */
async function isAllowed(contents: readonly string[], head: Buffer): Promise<boolean> {
  if (contents.includes('text')) return isText(head);
  const found = await fileTypeFromBuffer(head);
  return found !== undefined && contents.includes(found.mime);
}

const isControl = (character: string): boolean =>
  character < '\t' || (character > '\r' && character < ' ' && character !== '\u001b');
const UTF_16: Record<string, string> = { fffe: 'utf-16le', feff: 'utf-16be' };

/** In any encoding, without control characters other than white space; the head may end inside a character. */
function isText(head: Buffer): boolean {
  const encoding = UTF_16[head.toString('hex', 0, 2)] ?? 'windows-1252';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
    return ![...text].some(isControl);
  } catch {
    return false;
  }
}
