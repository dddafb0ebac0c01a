import {
  applicationsPersonData,
  deleteCalculation,
  deleteCalculationTemplate,
  enterCalculationResult,
  lastCalculationResult,
  marketEventSaved,
  myCalculations,
  myCalculationTemplates,
  personErased,
  saveCalculation,
  saveCalculationTemplate,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { marketEvent, vendor } from '../testing/builders.js';
import { openHarness, type Harness } from '../testing/harness.js';

const inputs = {
  distanceMiles: 50,
  vehicle: 'van' as const,
  lodgingNights: 0,
  mealsCents: 25_00,
  boothFeeCents: 85_00,
  marketingCents: 15_00,
  expectedSales: 100,
  itemPriceCents: 10_00,
  itemCostCents: 4_00,
  hoursWorked: 8,
};
const firstPage = { page: 1, pageSize: 12 };

describe('calculations of a vendor', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness?.close());

  const newMarket = async (startDate: string, startTime: string | null = '09:00:00') => {
    const market = marketEvent({ startDate, startTime, endDate: startDate });
    await harness.publish(marketEventSaved, market);
    return market;
  };

  it('[TO-018] a saved calculation has its computed outputs and its event, and a repeated command saves it once', async () => {
    const { marketEventId: eventId, title } = await newMarket('2027-05-01');
    const ann = vendor();
    const command = newId();
    const saved = await harness.call(saveCalculation, { eventId, inputs }, ann, command);
    expect(saved).toMatchObject({
      vendorId: ann.id,
      eventId,
      event: { title },
      calculationType: 'profit_prediction',
      inputs,
      outputs: { expensesCents: 200_00, profitCents: 400_00, roiPercent: 200, recommendation: 'excellent' },
      result: null,
    });
    await expect(harness.call(saveCalculation, { eventId, inputs }, ann, command)).resolves.toEqual(saved);
    await expect(harness.call(myCalculations, firstPage, ann)).resolves.toEqual({ total: 1, items: [saved] });
  });

  it('[TO-018] only its owner lists, completes, or deletes a calculation', async () => {
    const ann = vendor();
    const bob = vendor();
    const { id } = await harness.call(saveCalculation, { inputs }, ann);
    await expect(harness.call(myCalculations, firstPage, bob)).resolves.toEqual({ total: 0, items: [] });
    await expect(
      harness.call(enterCalculationResult, { id, unitsSold: 1, itemPriceCents: 1 }, bob),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(harness.call(deleteCalculation, { id }, bob)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await harness.call(deleteCalculation, { id }, ann);
    await expect(harness.call(myCalculations, firstPage, ann)).resolves.toEqual({ total: 0, items: [] });
  });

  it('refuses negative and huge inputs', async () => {
    for (const wrong of [{ expectedSales: -1 }, { itemPriceCents: 2 ** 31 }, { distanceMiles: Number.NaN }]) {
      await expect(harness.call(saveCalculation, { inputs: { ...inputs, ...wrong } }, vendor())).rejects.toMatchObject({
        code: 'BAD_INPUT',
      });
    }
  });

  it('keeps what was sold next to the forecast once the market has begun, and the last result for the next forecast', async () => {
    const ann = vendor();
    const early = await newMarket('2027-05-01');
    const past = await newMarket('2027-04-01', null);
    const ahead = await harness.call(saveCalculation, { eventId: early.marketEventId, inputs }, ann);
    const done = await harness.call(saveCalculation, { eventId: past.marketEventId, inputs }, ann);
    expect([ahead.resultOpen, done.resultOpen]).toEqual([false, true]);
    const sold = { unitsSold: 60, itemPriceCents: 9_00 };
    await expect(harness.call(enterCalculationResult, { id: ahead.id, ...sold }, ann)).rejects.toMatchObject({
      code: 'CALCULATION.TOO_EARLY',
    });
    await expect(harness.call(lastCalculationResult, {}, ann)).resolves.toBeNull();
    const completed = await harness.call(enterCalculationResult, { id: done.id, ...sold }, ann);
    expect(completed).toMatchObject({
      outputs: { profitCents: 400_00 },
      result: { ...sold, outputs: { profitCents: 100_00, recommendation: 'good_potential' } },
    });
    await expect(harness.call(lastCalculationResult, {}, ann)).resolves.toEqual(completed);
  });

  it('[TO-019] a template is replaced by vendor and name, listed by name, and deleted only by its owner', async () => {
    const ann = vendor();
    const bob = vendor();
    const save = (templateName: string, expectedSales: number, who = ann) =>
      harness.call(saveCalculationTemplate, { templateName, defaultInputs: { ...inputs, expectedSales } }, who);
    await save('Summer fairs', 10);
    await save('City markets', 20);
    const replaced = await save(' Summer fairs ', 30);
    const foreign = await save('Summer fairs', 40, bob);
    const listed = await harness.call(myCalculationTemplates, {}, ann);
    expect(listed.map(({ templateName, defaultInputs }) => [templateName, defaultInputs.expectedSales])).toEqual([
      ['City markets', 20],
      ['Summer fairs', 30],
    ]);
    expect(listed[1]).toEqual(replaced);
    await expect(harness.call(deleteCalculationTemplate, { id: foreign.id }, ann)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await harness.call(deleteCalculationTemplate, { id: replaced.id }, ann);
    await expect(harness.call(myCalculationTemplates, {}, ann)).resolves.toHaveLength(1);
  });

  it('calculations and templates are in the export of their vendor and are erased with the person', async () => {
    const ann = vendor();
    await harness.call(saveCalculation, { inputs }, ann);
    await harness.call(saveCalculationTemplate, { templateName: 'Fairs', defaultInputs: inputs }, ann);
    const exported = await harness.call(applicationsPersonData, { personId: ann.id }, actorAs('system'));
    expect(JSON.stringify(exported)).toContain('"templateName":"Fairs"');
    await harness.publish(personErased, { personId: ann.id, addresses: [] });
    await eventually(async () => {
      expect(await harness.call(myCalculations, firstPage, ann)).toEqual({ total: 0, items: [] });
      expect(await harness.call(myCalculationTemplates, {}, ann)).toEqual([]);
    });
  });
});
