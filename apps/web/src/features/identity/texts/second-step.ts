export const secondStep = {
  title: 'One more step',
  lead: 'Enter the code from your authenticator app. If you lost your device, use a recovery code.',
  leadPasskey: 'Use your passkey, or a recovery code if you lost it.',
} as const;
