import { MAX_EVENT_FILE_MEGABYTES, MEGABYTE } from '@stallbook/kernel/limits';
import { refusals } from './texts.js';

const extensions = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'txt',
  'csv',
  'jpg',
  'jpeg',
  'png',
  'webp',
  'gif',
  'zip',
];
export const accept = extensions.map((one) => `.${one}`).join(',');

const extensionOf = (name: string) => name.split('.').pop()?.toLowerCase() ?? '';

export interface Selection {
  files: File[];
  /** One line per refused file, `filename: reason`. */
  problems: string[];
}

/** Saves useless uploads; the service checks the content itself. */
export function selectFiles(chosen: readonly File[], picked: readonly File[], slots: number): Selection {
  const files = [...chosen];
  const problems: string[] = [];
  if (chosen.length + picked.length > slots) return { files, problems: [refusals.tooMany(slots)] };
  for (const file of picked) {
    if (files.some((one) => one.name === file.name && one.size === file.size))
      problems.push(refusals.chosenBefore(file.name));
    else if (!extensions.includes(extensionOf(file.name))) problems.push(refusals.wrongType(file.name));
    else if (file.size > MAX_EVENT_FILE_MEGABYTES * MEGABYTE)
      problems.push(refusals.tooLarge(file.name, MAX_EVENT_FILE_MEGABYTES));
    else files.push(file);
  }
  return { files, problems };
}
