export const acceptance = {
  title: (vendor: string) => `Accept ${vendor}`,
  form: 'Accept application',
  effect: (due: string) =>
    due
      ? `We’ll notify them in one minute and ask them to pay ${due}. Until then you can undo it.`
      : 'We’ll notify them in one minute. Nothing is due. Until then you can undo it.',
  booth: 'Booth location (optional)',
  message: 'Message (optional)',
  again: 'Use your last message',
  send: 'Accept application',
  done: (vendor: string, due: string) =>
    due
      ? `${vendor} accepted. In one minute we notify them and ask for ${due}.`
      : `${vendor} accepted. In one minute we notify them.`,
  failed: 'The application could not be accepted. Please try again.',
} as const;

export const rejection = {
  title: (vendor: string) => `Reject ${vendor}`,
  form: 'Reject application',
  effect: 'We’ll notify them in one minute. Until then you can undo it.',
  reason: 'Reason (optional)',
  reasonHint: 'The vendor will see this.',
  again: 'Use your last reason',
  send: 'Reject application',
  done: (vendor: string) => `${vendor} rejected. In one minute we notify them.`,
  failed: 'The application could not be rejected. Please try again.',
} as const;

export const someVendor = 'this vendor';

export const contentsChanged = {
  title: 'The vendor changed this application',
  changed: (answer: string, before: string, after: string) => `${answer}: ${after} (was: ${before})`,
  empty: 'empty',
} as const;
