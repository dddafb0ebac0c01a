/** The second factor on the profile page. */
export const card = {
  title: 'Second factor',
  off: 'With a second factor, your password alone opens nothing: logging in also takes a code from an app on your phone, or a passkey.',
  on: 'Logging in takes your password and one of these.',
  required: 'You are an admin, and admins need a second factor here.',
  notLoaded: 'Your second factor could not be loaded.',
  failed: 'That could not be changed. Please try again.',
  turnOff: 'Turn off',
  turnedOff: 'The second factor is off',
} as const;

export const turningOff = {
  title: 'Turn off the second factor?',
  effect:
    'Your password alone opens your account again. All other devices are signed out, and your recovery codes end.',
  confirm: 'Turn off',
} as const;

export const authenticator = {
  title: 'Authenticator app',
  none: 'An app on your phone that shows a new code every half minute.',
  since: (day: string) => `Set up on ${day}`,
  add: 'Set up an authenticator app',
  replace: 'Set up another app',
  remove: 'Remove authenticator app',
  removed: 'The authenticator app is removed',
  added: 'The authenticator app is set up',
  start: 'Continue',
  scan: 'Scan this code with your authenticator app.',
  qr: 'QR code for your authenticator app',
  byHand: 'No camera? Type this key into the app instead:',
  form: 'Authenticator app',
  code: 'Code in the app',
  codeHint: '6 digits. A new code appears every half minute.',
  codeMissing: 'Please enter the 6 digits that the app shows',
  confirm: 'Confirm',
  failed: 'The app could not be set up. Please try again.',
} as const;

export const passkeys = {
  title: 'Passkeys',
  none: 'Your fingerprint, your face, the lock of your device, or a security key.',
  caption: 'Passkeys',
  name: 'Name',
  added: 'Added',
  lastUsed: 'Last used',
  never: '—',
  actions: 'Actions',
  add: 'Add a passkey',
  form: 'Passkey',
  nameHint: 'So that you know it again: Phone, Laptop, Blue key.',
  nameMissing: 'Please give the passkey a name',
  create: 'Create passkey',
  notCreated: 'The passkey was not created. Please try again.',
  saved: (name: string) => `${name} is added`,
  failed: 'The passkey could not be saved. Please try again.',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  renameTitle: 'Rename passkey',
  save: 'Save',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is removed`,
} as const;

export const recovery = {
  title: 'Recovery codes',
  left: (count: number) => (count === 1 ? '1 code is left.' : `${count} codes are left.`),
  what: 'For the day your device is lost: each opens your account once, with your password.',
  renew: 'Get new recovery codes',
  shownOnce: 'Keep these codes somewhere safe. They are shown this once.',
  list: 'Your recovery codes',
  copy: 'Copy',
  copied: 'The recovery codes are copied',
  notCopied: 'The codes could not be copied. Please download or print them.',
  download: 'Download',
  file: 'stallbook-recovery-codes.txt',
  fileHead: 'Recovery codes for Stallbook. Each works once, with your password.',
  print: 'Print',
  done: 'I have kept them',
} as const;

export const permission = {
  password: 'Current password',
  passwordMissing: 'Please enter your current password',
  why: 'Your password first, so that it is you who sets this up.',
} as const;

export const stepUp = {
  title: 'Confirm that it is you',
  why: 'This needs your second factor again: the last time was more than ten minutes ago.',
} as const;

/** The page that admins are led to. */
export const check = {
  enrollTitle: 'Set up a second factor',
  enrollLead:
    'You are an admin here. What admins can do is worth protecting, so their rights need a second factor: a code from an app on your phone, or a passkey. Until you have one, you can use Stallbook, but not as an admin.',
  checkTitle: 'Confirm that it is you',
  checkLead: 'Show your second factor to go on.',
  done: 'Go on',
} as const;

export const adminRights = {
  title: 'Your admin rights wait for a second factor',
  text: 'Admins need one here. Until you have shown it, you can use Stallbook, but not as an admin.',
  go: 'Show or set up a second factor',
} as const;
