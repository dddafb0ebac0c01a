export const acceptance = {
  title: (vendor: string) => `Accept ${vendor}`,
  form: 'Accept application',
  effect: 'We’ll notify them right away and ask for payment.',
  booth: 'Booth location (optional)',
  message: 'Message (optional)',
  send: 'Accept application',
  done: (vendor: string) => `${vendor} accepted`,
  failed: 'The application could not be accepted. Please try again.',
} as const;

export const rejection = {
  title: (vendor: string) => `Reject ${vendor}`,
  form: 'Reject application',
  reason: 'Reason (optional)',
  reasonHint: 'The vendor will see this.',
  send: 'Reject application',
  done: (vendor: string) => `${vendor} has been notified`,
  failed: 'The application could not be rejected. Please try again.',
} as const;

export const someVendor = 'this vendor';

export const contentsChanged = {
  title: 'The vendor changed this application',
  changed: (answer: string, before: string, after: string) => `${answer}: ${after} (was: ${before})`,
  empty: 'empty',
} as const;
