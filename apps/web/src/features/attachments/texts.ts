export const fileList = {
  title: 'Attachments and updates',
  upload: 'Upload files',
  none: 'No attachments yet',
  notLoaded: 'Failed to load attachments',
  full: (files: number) =>
    `Upload Limit Reached: You've reached the maximum of ${files} attachments per event. Delete some files to upload new ones.`,
} as const;

export const fileAccess = {
  granted: 'Access Granted',
  required: 'Access Required',
  checkFailed: 'Error checking access',
  because: (reason: string): string => reasons[reason] ?? 'Access restricted',
} as const;
const reasons: Record<string, string> = {
  'No application found': 'You need to apply to this event to access attachments',
  'Application not accepted': 'Your application needs to be accepted to access attachments',
  'Payment not completed': 'Payment required to access event attachments',
  approved_vendor: 'You have access to event attachments',
};

export const fileRow = {
  download: 'Download',
  downloadOf: (filename: string) => `Download ${filename}`,
  noLink: 'Failed to get download URL',
  restricted: 'Restricted',
  deleteOf: (filename: string) => `Delete ${filename}`,
} as const;

export const deletion = {
  title: 'Delete attachment',
  question: 'Are you sure you want to delete this attachment?',
  confirm: 'Delete file',
  failed: 'Failed to delete attachment',
} as const;

export const uploadDialog = {
  title: 'Upload Event Attachments',
  choose: 'Choose files',
  allowed: (megabytes: number) => `PDF, Word, Excel, PowerPoint, text, CSV, images, or ZIP, up to ${megabytes} MB each`,
  removeOf: (filename: string) => `Remove ${filename}`,
  descriptionOf: (filename: string) => `Description of ${filename}`,
  description: 'Description (optional)',
  sending: (current: number, total: number) => `Uploading ${current} of ${total}`,
  sent: 'Uploaded successfully!',
  failed: 'Upload failed',
  notUploaded: (filenames: readonly string[]) => `Not uploaded: ${filenames.join(', ')}`,
  send: 'Upload',
  cancel: 'Cancel',
} as const;

export const refusals = {
  tooMany: (slots: number) => `Can only upload ${slots} files maximum`,
  chosenBefore: (filename: string) => `${filename}: File already selected`,
  wrongType: (filename: string) => `${filename}: File type not supported`,
  tooLarge: (filename: string, megabytes: number) => `${filename}: File size exceeds ${megabytes}MB limit`,
} as const;
