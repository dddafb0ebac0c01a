/** A market that is over, without a forecast or a result. */
export const soldMarket = (facts: Record<string, unknown> = {}) => ({
  eventId: 'e9',
  event: { id: 'e9', title: 'Harvest Fair', startDate: '2026-10-03', endDate: '2026-10-03' },
  costs: {
    distanceMiles: 0,
    vehicle: 'car',
    lodgingNights: 0,
    mealsCents: 0,
    boothFeeCents: 85_00,
    marketingCents: 0,
    expectedSales: 0,
    itemPriceCents: 0,
    itemCostCents: 0,
    hoursWorked: 0,
  },
  forecastProfitCents: null,
  result: null,
  ...facts,
});
