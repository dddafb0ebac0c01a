export const card = {
  title: 'Second factor',
  off: 'Protect your account with a second step at login: a code from an authenticator app, or a passkey.',
  on: 'Logging in requires your password and one of these.',
  required: 'Admins are required to have a second factor.',
  notLoaded: 'Your second factor could not be loaded.',
  failed: 'This could not be changed. Please try again.',
  turnOff: 'Turn off',
  turnedOff: 'Second factor turned off',
} as const;

export const turningOff = {
  title: 'Turn off the second factor?',
  effect:
    'Your password alone will open your account. All other devices are logged out, and your recovery codes stop working.',
  confirm: 'Turn off',
} as const;

export const authenticator = {
  title: 'Authenticator app',
  none: 'An app on your phone that shows a new code every 30 seconds.',
  since: (day: string) => `Set up on ${day}`,
  add: 'Set up an authenticator app',
  replace: 'Set up another app',
  remove: 'Remove authenticator app',
  removed: 'Authenticator app removed',
  added: 'Authenticator app set up',
  start: 'Continue',
  scan: 'Scan this code with your authenticator app.',
  qr: 'QR code for your authenticator app',
  byHand: 'No camera, or is the app on this device? Enter this key in the app instead:',
  form: 'Authenticator app',
  code: 'Code in the app',
  codeHint: '6 digits. A new code appears every 30 seconds.',
  codeMissing: 'Please enter the 6-digit code from the app',
  confirm: 'Confirm',
  failed: 'The app could not be set up. Please try again.',
} as const;

export const authenticatorKey = { copy: 'Copy key', copied: 'Copied' } as const;

export const passkeys = {
  title: 'Passkeys',
  none: 'Your fingerprint, face, device lock, or a security key.',
  caption: 'Passkeys',
  name: 'Name',
  added: 'Added',
  lastUsed: 'Last used',
  never: '—',
  actions: 'Actions',
  add: 'Add a passkey',
  form: 'Passkey',
  nameHint: 'A name you’ll recognize, such as Phone, Laptop, or Blue key.',
  nameMissing: 'Please give the passkey a name',
  create: 'Create passkey',
  notCreated: 'The passkey was not created. Please try again.',
  alreadyHere: 'This device or key already has a passkey for your account.',
  saved: (name: string) => `${name} added`,
  failed: 'The passkey could not be saved. Please try again.',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  renameTitle: 'Rename passkey',
  save: 'Save',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
} as const;

export const recovery = {
  title: 'Recovery codes',
  left: (count: number) => (count === 1 ? '1 code is left.' : `${count} codes are left.`),
  what: 'Use these if you lose your device. Each works once, with your password.',
  renew: 'Get new recovery codes',
  replaced: 'Newer codes have replaced these. Please get new ones again.',
  shownOnce: 'Save these codes somewhere safe. They are shown only once.',
  list: 'Your recovery codes',
  copy: 'Copy',
  copied: 'Recovery codes copied',
  download: 'Download',
  file: 'stallbook-recovery-codes.txt',
  fileHead: 'Recovery codes for Stallbook. Each works once, with your password.',
  print: 'Print',
  done: 'I saved my codes',
} as const;

export const renewing = {
  title: 'Get new recovery codes?',
  effect: 'The codes you saved stop working immediately.',
  confirm: 'Get new codes',
} as const;

export const permission = {
  password: 'Current password',
  passwordMissing: 'Please enter your current password',
  why: 'Enter your password to confirm it’s you.',
} as const;

export const stepUp = {
  title: 'Confirm it’s you',
  why: 'Please confirm your second factor again. The last time was more than ten minutes ago.',
} as const;

export const check = {
  enrollTitle: 'Set up a second factor',
  enrollLead:
    'Admin rights require a second factor: a code from an authenticator app, or a passkey. Until you set one up, you can use Stallbook, but not as an admin.',
  checkTitle: 'Confirm it’s you',
  checkLead: 'Confirm your second factor to continue.',
  done: 'Continue',
} as const;

export const adminRights = {
  title: 'Your admin rights require a second factor',
  text: 'Until you confirm it, you can use Stallbook, but not as an admin.',
  go: 'Confirm or set up a second factor',
} as const;
