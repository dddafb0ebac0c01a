export const proof = {
  form: 'Second factor',
  code: 'Code',
  codeHint: 'The 6 digits in your authenticator app, or one of your recovery codes.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the codes you saved when you set up your passkey.',
  codeMissing: 'Please enter a code',
  confirm: 'Confirm',
  passkey: 'Use a passkey',
  passkeyFailed: 'The passkey was not used. Try again, or enter a code.',
  failed: 'We couldn’t check that. Please try again.',
} as const;
