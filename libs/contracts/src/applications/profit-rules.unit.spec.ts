import { breakEvenUnits, forecastProfit, mileageCents, recommendationOf, type ProfitFactors } from './profit-rules.js';

const nothing: ProfitFactors = {
  distanceMiles: 0,
  vehicle: 'car',
  lodgingNights: 0,
  mealsCents: 0,
  boothFeeCents: 0,
  marketingCents: 0,
  expectedSales: 0,
  itemPriceCents: 0,
  itemCostCents: 0,
  hoursWorked: 0,
};
const market: ProfitFactors = {
  distanceMiles: 50,
  vehicle: 'van',
  lodgingNights: 2,
  mealsCents: 45_00,
  boothFeeCents: 85_00,
  marketingCents: 15_00,
  expectedSales: 120,
  itemPriceCents: 12_00,
  itemCostCents: 4_50,
  hoursWorked: 10,
};

describe('the profit forecast', () => {
  it.each([
    ['car', 50, 67_00],
    ['truck', 50, 89_00],
    ['van', 50, 75_00],
    ['suv', 50, 72_00],
    ['other', 50, 67_00],
    ['car', 0, 0],
    ['truck', 12.3, 21_89],
    ['car', -10, -13_40],
    ['suv', 1_000_000, 1_440_000_00],
  ] as const)('[TO-009] a round trip by %s over %d miles one way costs %d cents', (vehicle, miles, cents) =>
    expect(mileageCents(miles, vehicle)).toBe(cents),
  );

  it('[TO-010] travel adds nights at $120 and meals as entered to the mileage', () =>
    expect(forecastProfit(market)).toMatchObject({ mileageCents: 75_00, lodgingCents: 240_00, travelCents: 360_00 }));

  it('[TO-011] net revenue is gross revenue less the cost of goods of all units', () =>
    expect(forecastProfit(market)).toMatchObject({
      grossRevenueCents: 1_440_00,
      costOfGoodsCents: 540_00,
      netRevenueCents: 900_00,
    }));

  it('[TO-012] expenses are booth fee, travel, and marketing', () =>
    expect(forecastProfit(market).expensesCents).toBe(460_00));

  it('[TO-013] profit is net revenue less expenses; margin is over gross revenue, roi over expenses', () => {
    const { profitCents, marginPercent, roiPercent } = forecastProfit(market);
    expect(profitCents).toBe(440_00);
    expect(marginPercent).toBeCloseTo((440 / 1440) * 100, 10);
    expect(roiPercent).toBeCloseTo((440 / 460) * 100, 10);
  });

  it('[TO-013] margin and roi are 0 when the divisor is 0', () => {
    expect(forecastProfit({ ...market, expectedSales: 0 }).marginPercent).toBe(0);
    expect(forecastProfit({ ...nothing, expectedSales: 1, itemPriceCents: 500 })).toMatchObject({
      profitCents: 500,
      marginPercent: 100,
      roiPercent: 0,
    });
  });

  it.each([
    [10, 44_00],
    [7.5, 58_67],
    [0, 0],
    [-1, 0],
  ])('[TO-014] profit per hour over %d hours is %d cents', (hoursWorked, cents) =>
    expect(forecastProfit({ ...market, hoursWorked }).profitPerHourCents).toBe(cents),
  );

  it.each([
    [460_00, 12_00, 4_50, 62],
    [450_00, 12_00, 4_50, 60],
    [1, 12_00, 4_50, 1],
    [0, 12_00, 4_50, 0],
    [460_00, 4_50, 4_50, 0],
    [460_00, 3_00, 4_50, 0],
  ])(
    '[TO-015] expenses of %d at a price of %d and a cost of %d break even at %d units',
    (expenses, price, cost, units) => expect(breakEvenUnits(expenses, price, cost)).toBe(units),
  );

  it.each([
    [-1, 500, 'not_recommended'],
    [0, 0, 'low_potential'],
    [1, 49.999, 'low_potential'],
    [1, 50, 'good_potential'],
    [1, 149.999, 'good_potential'],
    [1, 150, 'excellent'],
  ] as const)('[TO-016] a profit of %d cents with an roi of %d percent is %s', (profit, roi, recommendation) =>
    expect(recommendationOf(profit, roi)).toBe(recommendation),
  );

  it.each([
    ['zeros', nothing],
    [
      'the largest numbers',
      { ...market, distanceMiles: 10_000, expectedSales: 1_000_000, itemPriceCents: 1_000_000_00 },
    ],
    ['negative numbers', { ...market, expectedSales: -5, boothFeeCents: -85_00, marketingCents: -500_00 }],
  ])('every figure of a forecast of %s is finite, and amounts are whole cents', (_, factors) => {
    const { recommendation: _words, marginPercent, roiPercent, ...amounts } = forecastProfit(factors);
    expect([marginPercent, roiPercent].every(Number.isFinite)).toBe(true);
    expect(Object.values(amounts).every(Number.isSafeInteger)).toBe(true);
  });
});
