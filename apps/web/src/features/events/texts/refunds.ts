export const refundForm = {
  title: 'Refunds',
  lead: 'What vendors get back if they withdraw after paying. It covers everyone who applies from now on. If you delete the event, every vendor gets a full refund.',
  policy: 'If a vendor withdraws',
  presets: {
    flexible: 'Flexible',
    standard: 'Standard',
    strict: 'Strict',
    none: 'No refunds',
    custom: 'My own terms',
  },
  terms: {
    flexible: 'Full refund until 7 days before.',
    standard: 'Full refund until 30 days before, half until 14 days before.',
    strict: 'Half until 30 days before.',
    none: 'Vendors who withdraw get no refund.',
    custom: 'You choose the days and the percentage.',
  },
  fullDays: 'Full refund until (days before)',
  partialDays: 'Partial refund until (days before)',
  partialPercent: 'Partial refund in percent',
  empty: 'Leave it empty for none.',
} as const;

export const refundProblems = {
  days: 'Please enter 0 to 365 days, or leave it empty',
  percent: 'Please enter 1 to 99 percent, or leave it empty',
  incomplete: 'A partial refund needs a percentage and a number of days',
  order: 'The partial refund must end after the full refund',
} as const;

export const refundSection = { title: 'Refunds if you withdraw' } as const;
