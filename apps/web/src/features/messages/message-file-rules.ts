import { MAX_MESSAGE_FILE_MEGABYTES, MEGABYTE } from '@stallbook/kernel/limits';
import { imageProblem, messageImageRules } from '../../lib/images/check-image.js';

const PDF = 'application/pdf';

export const messageFileTypes = [...messageImageRules.types, PDF, '.pdf'].join(',');

export const isPdf = ({ type, name }: Pick<File, 'type' | 'name'>): boolean => type === PDF || /\.pdf$/i.test(name);

/** What is wrong with a file, or null. Saves useless uploads; the service checks the content itself. */
export function messageFileProblem(file: File): string | null {
  if (!isPdf(file)) return imageProblem(file, messageImageRules);
  const isTooLarge = file.size > MAX_MESSAGE_FILE_MEGABYTES * MEGABYTE;
  return isTooLarge ? messageImageRules.tooLarge(MAX_MESSAGE_FILE_MEGABYTES) : null;
}
