export const revenue = {
  title: 'Revenue',
  lead: 'What vendors paid, what went back, and what you keep.',
  window: 'Period',
  windows: { '30d': '30 days', '90d': '90 days', '365': '365 days' },
  notLoaded: 'Your revenue could not be loaded.',
  sums: {
    gross: 'Paid by vendors',
    refunded: 'Refunded',
    fee: 'Platform fee',
    payout: 'Your payout',
    outstanding: 'Outstanding',
  },
  byMonth: 'Revenue by month',
  byMonthSummary: (gross: string, payout: string, window: string) =>
    `Vendors paid ${gross} in the last ${window}. Your payout is ${payout}.`,
  byEvent: 'Revenue by event',
  month: 'Month',
  event: 'Event',
  date: 'Event date',
  someEvent: 'Event',
  none: {
    title: 'No payments in this period',
    text: 'Choose a longer period, or see which booths are still to be paid.',
    textOfLongest: 'Payments appear here once vendors pay for their booths. See which booths are still to be paid.',
    action: 'Payment tracking',
  },
} as const;
