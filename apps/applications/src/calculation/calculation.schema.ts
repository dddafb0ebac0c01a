import type { ProfitFactors, ProfitForecast } from '@stallbook/contracts';
import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const CALCULATIONS = 'calculations';

export interface CalculationRow {
  _id: string;
  vendorId: string;
  eventId: string | null;
  calculationType: 'profit_prediction';
  inputs: ProfitFactors;
  outputs: ProfitForecast;
  /** Only the result was entered. */
  withoutForecast?: true;
  result?: { unitsSold: number; itemPriceCents: number; outputs: ProfitForecast; enteredAt: Date };
  createdAt: Date;
}

const figure = { type: Number, required: true };

export const factors = {
  distanceMiles: figure,
  vehicle: requiredString,
  lodgingNights: figure,
  mealsCents: figure,
  boothFeeCents: figure,
  marketingCents: figure,
  expectedSales: figure,
  itemPriceCents: figure,
  itemCostCents: figure,
  hoursWorked: figure,
};

const forecast = {
  mileageCents: figure,
  lodgingCents: figure,
  travelCents: figure,
  expensesCents: figure,
  grossRevenueCents: figure,
  costOfGoodsCents: figure,
  netRevenueCents: figure,
  profitCents: figure,
  marginPercent: figure,
  roiPercent: figure,
  profitPerHourCents: figure,
  breakEvenUnits: figure,
  recommendation: requiredString,
};

export const calculationSchema = defineSchema<CalculationRow>(
  CALCULATIONS,
  {
    _id: requiredString,
    vendorId: requiredString,
    eventId: String,
    calculationType: { type: String, enum: ['profit_prediction'], required: true },
    inputs: factors,
    outputs: forecast,
    withoutForecast: Boolean,
    result: { unitsSold: Number, itemPriceCents: Number, outputs: Object, enteredAt: Date },
    createdAt: requiredDate,
  },
  [{ key: { vendorId: 1, createdAt: -1, _id: -1 } }, { key: { vendorId: 1, 'result.enteredAt': -1 } }],
);
