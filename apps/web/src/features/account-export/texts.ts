/** Every word of the download of one's own data. */

export const accountExport = {
  title: 'Download your data',
  lead: 'A file with everything Stallbook has about you: your account and profile, events, applications, payments, uploaded files, messages and notifications.',
  format:
    'You get a JSON file, or a ZIP that also contains the files you uploaded. Only you can download it, for 24 hours.',
  notLoaded: 'Your exports could not be loaded.',
  ask: 'Request my data',
  askAgain: 'Request it again',
  tryAgain: 'Try again',
  notBegun: 'We couldn’t start collecting your data. Please try again.',
  passwordForm: 'Confirm your password',
  passwordWhy: 'The file contains personal data, so please enter your password first.',
  password: 'Current password',
  passwordMissing: 'Please enter your current password',
  cancel: 'Cancel',
  progress: 'Collecting your data',
  collected: (done: number, all: number) => `${done} of ${all} parts collected.`,
  mayLeave: 'You can leave this page. We’ll email you when the file is ready.',
  file: 'File',
  size: 'Size',
  made: 'Created',
  until: 'Available until',
  download: 'Download',
  noLink: 'The file could not be opened. Please try again.',
  failed: 'Your data could not be collected',
  expired: 'The file was deleted after 24 hours.',
} as const;
