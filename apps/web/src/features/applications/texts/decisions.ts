export const acceptance = {
  title: (vendor: string) => `Accept ${vendor}`,
  form: 'Accept application',
  effect: (due: string) =>
    due ? `We’ll notify them right away and ask them to pay ${due}.` : 'We’ll notify them right away. Nothing is due.',
  booth: 'Booth location (optional)',
  message: 'Message (optional)',
  send: 'Accept application',
  done: (vendor: string, due: string) =>
    due
      ? `${vendor} accepted. We’re notifying them and asking for ${due}.`
      : `${vendor} accepted. We’re notifying them.`,
  failed: 'The application could not be accepted. Please try again.',
} as const;

export const rejection = {
  title: (vendor: string) => `Reject ${vendor}`,
  form: 'Reject application',
  reason: 'Reason (optional)',
  reasonHint: 'The vendor will see this.',
  send: 'Reject application',
  done: (vendor: string) => `${vendor} rejected. We’re notifying them.`,
  failed: 'The application could not be rejected. Please try again.',
} as const;

export const someVendor = 'this vendor';

export const contentsChanged = {
  title: 'The vendor changed this application',
  changed: (answer: string, before: string, after: string) => `${answer}: ${after} (was: ${before})`,
  empty: 'empty',
} as const;
