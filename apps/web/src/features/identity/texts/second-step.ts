/** The second step of a log-in. */
export const secondStep = {
  title: 'One more step',
  lead: 'Your account has a second factor. Enter the code that your authenticator app shows. If you lost your device, use a recovery code.',
  leadPasskey: 'Your account has a second factor. Use your passkey, or a recovery code if you lost it.',
} as const;
