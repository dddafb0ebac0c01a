import { DomainError, MAX_MESSAGE_FILE_MEGABYTES, MEGABYTE } from '@stallbook/kernel';
import { fileTypeFromBuffer } from 'file-type';
import { cleanName } from '../file/file-type.js';

export const PDF = 'application/pdf';
export const MAX_PDF_BYTES = MAX_MESSAGE_FILE_MEGABYTES * MEGABYTE;

const MAX_NAME_LENGTH = 200;

export const pdfTooLarge = () =>
  new DomainError('TOO_LARGE', `File too large. Maximum size is ${MAX_MESSAGE_FILE_MEGABYTES}MB.`);

/** @throws DomainError UNSUPPORTED_TYPE for anything that does not begin as a PDF, whatever its name is */
export async function requirePdf(head: Buffer): Promise<void> {
  if ((await fileTypeFromBuffer(head))?.mime === PDF) return;
  throw new DomainError('UNSUPPORTED_TYPE', 'Invalid file type. Please upload a PDF.');
}

/** The name without a path and control characters. It ends in `.pdf`, whatever it was. */
export function pdfName(filename: string): string {
  const base = cleanName(filename).replace(/\.pdf$/i, '');
  return `${[...base].slice(0, MAX_NAME_LENGTH).join('').trim() || 'file'}.pdf`;
}
