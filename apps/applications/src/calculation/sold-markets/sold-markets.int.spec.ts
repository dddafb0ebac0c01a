import {
  acceptApplication,
  createDraft,
  enterCalculationResult,
  enterMarketResult,
  marketEventSaved,
  myCalculations,
  saveCalculation,
  soldMarkets,
  submitApplication,
} from '@stallbook/contracts';
import type { Actor } from '@stallbook/kernel';
import { marketEvent, organizer, termsOn, vendor } from '../../testing/builders.js';
import { decide, openHarness, type Harness } from '../../testing/harness.js';

const inputs = {
  distanceMiles: 50,
  vehicle: 'van' as const,
  lodgingNights: 0,
  mealsCents: 25_00,
  boothFeeCents: 60_00,
  marketingCents: 15_00,
  expectedSales: 100,
  itemPriceCents: 10_00,
  itemCostCents: 4_00,
  hoursWorked: 8,
};
const sold = { unitsSold: 60, itemPriceCents: 9_00 };
const firstPage = { page: 1, pageSize: 12 };

describe('markets at which a vendor sold', () => {
  let harness: Harness;
  const owner = organizer();
  beforeEach(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterEach(() => harness?.close());

  const booth = async (who: Actor, day: string) => {
    const market = marketEvent({ organizerId: owner.id, startDate: day, endDate: day, applicationDeadline: null });
    await harness.publish(marketEventSaved, market);
    const { id: draftId } = await harness.call(createDraft, { eventId: market.marketEventId }, who);
    const sent = { draftId, productsOffered: 'Bread', terms: termsOn(day) };
    const { id: applicationId } = await harness.call(submitApplication, sent, who);
    await decide(harness, acceptApplication, { applicationId }, owner);
    return market.marketEventId;
  };
  const openOnes = async (who: Actor) => (await harness.call(soldMarkets, {}, who)).map(({ eventId }) => eventId);

  it('are listed for two weeks after they ended, until they have a result', async () => {
    const ann = vendor();
    const first = await booth(ann, '2027-04-10');
    const second = await booth(ann, '2027-04-12');
    await expect(openOnes(ann)).resolves.toEqual([]);
    await harness.clock.moveTo(new Date('2027-04-20T10:00:00Z'));
    await expect(openOnes(ann)).resolves.toEqual([second, first]);
    await expect(openOnes(vendor())).resolves.toEqual([]);
    await harness.call(enterMarketResult, { eventId: first, ...sold }, ann);
    await expect(openOnes(ann)).resolves.toEqual([second]);
    await harness.clock.moveTo(new Date('2027-04-28T10:00:00Z'));
    await expect(openOnes(ann)).resolves.toEqual([]);
  });

  it('keep a result without a forecast, with the market’s fees and no other costs at first', async () => {
    const ann = vendor();
    const eventId = await booth(ann, '2027-04-10');
    await harness.clock.moveTo(new Date('2027-04-20T10:00:00Z'));
    const [before] = await harness.call(soldMarkets, { eventId }, ann);
    expect(before).toMatchObject({ costs: { boothFeeCents: 85_00 }, forecastProfitCents: null, result: null });
    const entered = await harness.call(enterMarketResult, { eventId, ...sold }, ann);
    expect(entered).toMatchObject({
      isForecast: false,
      inputs: { boothFeeCents: 85_00, mealsCents: 0, expectedSales: 60, itemPriceCents: 9_00 },
      result: { ...sold, outputs: { profitCents: 455_00 } },
    });
    const again = await harness.call(enterMarketResult, { eventId, unitsSold: 50, itemPriceCents: 9_00 }, ann);
    expect([again.id, again.outputs.profitCents, again.result?.outputs.profitCents]).toEqual([
      entered.id,
      365_00,
      365_00,
    ]);
    await expect(harness.call(myCalculations, firstPage, ann)).resolves.toEqual({ total: 1, items: [again] });
    const [after] = await harness.call(soldMarkets, { eventId }, ann);
    expect(after).toMatchObject({ forecastProfitCents: null, result: { unitsSold: 50 } });
  });

  it('without a forecast have the costs of the last result, with their own fees', async () => {
    const ann = vendor();
    const eventId = await booth(ann, '2027-04-10');
    const { id } = await harness.call(saveCalculation, { inputs }, ann);
    await harness.call(enterCalculationResult, { id, ...sold }, ann);
    await harness.clock.moveTo(new Date('2027-04-20T10:00:00Z'));
    const [market] = await harness.call(soldMarkets, { eventId }, ann);
    expect(market?.costs).toEqual({ ...inputs, boothFeeCents: 85_00, expectedSales: 60, itemPriceCents: 9_00 });
    const entered = await harness.call(enterMarketResult, { eventId, ...sold }, ann);
    expect(entered.inputs).toEqual(market?.costs);
  });

  it('keep the result next to the forecast if there is one', async () => {
    const ann = vendor();
    const eventId = await booth(ann, '2027-04-10');
    const forecast = await harness.call(saveCalculation, { eventId, inputs }, ann);
    await harness.clock.moveTo(new Date('2027-04-20T10:00:00Z'));
    const [market] = await harness.call(soldMarkets, { eventId }, ann);
    expect(market).toMatchObject({ costs: inputs, forecastProfitCents: forecast.outputs.profitCents });
    const entered = await harness.call(enterMarketResult, { eventId, ...sold }, ann);
    expect(entered).toMatchObject({
      id: forecast.id,
      isForecast: true,
      inputs,
      outputs: forecast.outputs,
      result: sold,
    });
  });

  it('take no result before their day, or from a vendor without a booth', async () => {
    const ann = vendor();
    const eventId = await booth(ann, '2027-04-10');
    await expect(harness.call(soldMarkets, { eventId }, ann)).resolves.toEqual([]);
    await expect(harness.call(enterMarketResult, { eventId, ...sold }, ann)).rejects.toMatchObject({
      code: 'CALCULATION.TOO_EARLY',
    });
    await expect(harness.call(enterMarketResult, { eventId, ...sold }, vendor())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(harness.call(myCalculations, firstPage, ann)).resolves.toEqual({ total: 0, items: [] });
  });
});
