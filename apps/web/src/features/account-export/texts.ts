/** Every word of the download of one's own data. */

export const accountExport = {
  title: 'Download your data',
  lead: 'A file with everything that Stallbook holds about you: your account and profile, events, applications, payments, the files that you uploaded, your messages and notifications.',
  format:
    'It is a JSON file, readable for people and programs; with files that you uploaded, it is a ZIP that holds them beside it. Only you can download it, for 24 hours.',
  notLoaded: 'Your exports could not be loaded.',
  ask: 'Collect my data',
  askAgain: 'Collect it again',
  tryAgain: 'Try again',
  notBegun: 'We could not start collecting your data. Please try again.',
  passwordForm: 'Confirm your password',
  passwordWhy: 'The file holds everything about you, so we ask for your password first.',
  password: 'Current password',
  passwordMissing: 'Please enter your current password',
  cancel: 'Cancel',
  progress: 'Collecting your data',
  collected: (done: number, all: number) => `${done} of ${all} parts collected.`,
  mayLeave: 'You may leave this page. We write to you when the file is ready.',
  file: 'File',
  size: 'Size',
  made: 'Made',
  until: 'Available until',
  download: 'Download',
  noLink: 'The file could not be opened. Please try again.',
  failed: 'Your data could not be collected',
  expired: 'The file was deleted after 24 hours.',
} as const;
