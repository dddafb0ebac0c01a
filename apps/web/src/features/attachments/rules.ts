export const maxFiles = 10;
const maxBytes = 10_485_760;

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

/** Adds `picked` to `chosen` as far as `slots` allow. The service judges by content; this only saves a useless upload. */
export function selectFiles(chosen: readonly File[], picked: readonly File[], slots: number): Selection {
  const files = [...chosen];
  const problems: string[] = [];
  if (chosen.length + picked.length > slots) return { files, problems: [`Can only upload ${slots} files maximum`] };
  for (const file of picked) {
    if (files.some((one) => one.name === file.name && one.size === file.size))
      problems.push(`${file.name}: File already selected`);
    else if (!extensions.includes(extensionOf(file.name))) problems.push(`${file.name}: File type not supported`);
    else if (file.size > maxBytes) problems.push(`${file.name}: File size exceeds 10MB limit`);
    else files.push(file);
  }
  return { files, problems };
}

const accessTexts: Record<string, string> = {
  'No application found': 'You need to apply to this event to access attachments',
  'Application not accepted': 'Your application needs to be accepted to access attachments',
  'Payment not completed': 'Payment required to access event attachments',
  approved_vendor: 'You have access to event attachments',
};

export const accessText = (reason: string): string => accessTexts[reason] ?? 'Access restricted';
