import { imageProblem, messageImageRules } from '../../lib/images/check-image.js';

const PDF = 'application/pdf';
const MAX_PDF_BYTES = 10_485_760;

export const messageFileTypes = [...messageImageRules.types, PDF, '.pdf'].join(',');

export const isPdf = ({ type, name }: Pick<File, 'type' | 'name'>): boolean => type === PDF || /\.pdf$/i.test(name);

/** What is wrong with a file, or null. Saves useless uploads; the service checks the content itself. */
export function messageFileProblem(file: File): string | null {
  if (!isPdf(file)) return imageProblem(file, messageImageRules);
  return file.size > MAX_PDF_BYTES ? messageImageRules.tooLarge : null;
}
