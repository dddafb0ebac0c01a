export const payment = (facts: Record<string, unknown> = {}) => ({
  id: 'p1',
  applicationId: 'ap1',
  eventId: 'e1',
  eventTitle: 'Riverside Spring Craft Fair',
  vendorName: 'Clay & Kiln',
  status: 'completed',
  boothFeeCents: 7_500,
  applicationFeeCents: 1_000,
  amountCents: 8_500,
  platformFeeCents: 425,
  payoutCents: 8_075,
  failureMessage: null,
  createdAt: '2026-11-02T10:00:00.000Z',
  paidAt: '2026-11-03T10:00:00.000Z',
  ...facts,
});

export const account = (status: string, accountId: string | null = 'acct_1') => ({
  account: { accountId, status, message: null, detailsSubmitted: false, chargesEnabled: false, payoutsEnabled: false },
});
