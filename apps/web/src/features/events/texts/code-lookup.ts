export const codeLookup = {
  label: 'Have an event code?',
  example: 'ABCD-1234',
  open: 'Open event',
  empty: 'Please enter an event code',
  unknown: 'Invalid event code. Please check and try again.',
  failed: 'An error occurred. Please try again.',
} as const;
