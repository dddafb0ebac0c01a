export const payment = (facts: Record<string, unknown> = {}) => ({
  id: 'p1',
  applicationId: 'ap1',
  eventId: 'e1',
  eventTitle: 'Riverside Spring Craft Fair',
  vendorName: 'Clay & Kiln',
  status: 'completed',
  isOrganizerReady: true,
  boothFeeCents: 7_500,
  applicationFeeCents: 1_000,
  amountCents: 8_500,
  platformFeeCents: 425,
  payoutCents: 8_075,
  refundedCents: 0,
  refundableCents: 8_500,
  refunds: [] as Record<string, unknown>[],
  disputes: [] as Record<string, unknown>[],
  eventDate: '2027-05-08',
  isEventDeleted: false,
  organizer: { id: 'organizer', businessName: 'Riverside Markets' },
  failureMessage: null as string | null,
  createdAt: '2026-11-02T10:00:00.000Z',
  paidAt: '2026-11-03T10:00:00.000Z',
  ...facts,
});

export const account = (status: string) => ({ account: { status } });

/** What the vendor has yet to pay. */
export const dueAnswer = (items: ReturnType<typeof payment>[]) => ({
  payments: {
    total: items.length,
    totals: { outstandingCents: items.reduce((sum, { amountCents }) => sum + amountCents, 0) },
    items,
  },
});
