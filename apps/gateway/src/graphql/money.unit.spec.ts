import { getNamedType, GraphQLInt, isObjectType, type GraphQLObjectType } from 'graphql';
import { buildGatewaySchema } from '../build-schema.js';

/** Prices, entries, and amounts of one payment, whose limits are far below the 21.4 million dollars of `Int`. A sum is `Float`. */
const SINGLE_AMOUNTS = [
  'Application.applicationFeeCents',
  'Application.boothFeeCents',
  'Application.estimatedSalesCents',
  'CalculationInputs.boothFeeCents',
  'CalculationInputs.itemCostCents',
  'CalculationInputs.itemPriceCents',
  'CalculationInputs.marketingCents',
  'CalculationInputs.mealsCents',
  'CalculationResult.itemPriceCents',
  'Dispute.amountCents',
  'Dispute.heldCents',
  'EventRecommendation.applicationFeeCents',
  'EventRecommendation.boothFeeCents',
  'ImportPreviewRow.boothFeeCents',
  'LedgerDifference.ledgerCents',
  'LedgerDifference.stripeCents',
  'MarketEvent.applicationFeeCents',
  'MarketEvent.boothFeeCents',
  'Payment.amountCents',
  'Payment.applicationFeeCents',
  'Payment.boothFeeCents',
  'Payment.payoutCents',
  'Payment.platformFeeCents',
  'Payment.refundableCents',
  'Payment.refundedCents',
  'PaymentIntent.amountCents',
  'Plan.legacyPricesMonthlyCents',
  'Plan.listPriceMonthlyCents',
  'Plan.priceMonthlyCents',
  'Plan.valueCents',
  'PlanInvoice.amountCents',
  'PlanVersion.priceMonthlyCents',
  'Refund.amountCents',
  'Subscription.priceMonthlyCents',
  'VendorPreferences.boothFeeMaxCents',
  'VendorPreferences.boothFeeMinCents',
  'WithdrawalRefund.paidCents',
  'WithdrawalRefund.refundCents',
  'WithdrawalRefund.returnedCents',
];

const moneyOf = (type: GraphQLObjectType) =>
  Object.values(type.getFields())
    .filter(({ name }) => name.endsWith('Cents'))
    .map(({ name, type: amount }) => ({ name: `${type.name}.${name}`, scalar: getNamedType(amount) }));

describe('money in the GraphQL schema', () => {
  it('is an integer of 32 bits only if it is a single amount, so that no sum outgrows it', async () => {
    const types = Object.values((await buildGatewaySchema()).getTypeMap()).filter(isObjectType);
    const integers = types.flatMap(moneyOf).filter(({ scalar }) => scalar === GraphQLInt);
    expect(integers.map(({ name }) => name)).toEqual(SINGLE_AMOUNTS);
  });
});
