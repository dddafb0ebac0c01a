import { screen, waitFor, within } from '@testing-library/react';
import { openRoute } from '../../testing/render-route.js';

const fair = { id: 'e1', title: 'Harvest Fair', startDate: '2027-03-06', isAvailable: true };
const appliedFees = { boothFeeCents: 60_00, applicationFeeCents: 10_00 };
const today = { id: 'e1', ...appliedFees, boothFeeCents: 80_00, defaultedFields: [] as string[] };
const applied = { id: 'a1', eventId: 'e1', status: 'pending', ...appliedFees, event: fair, marketEvent: today };
const draftOf = (facts: object) => ({
  PredictorEvents: { applications: { items: [{ ...applied, status: 'draft', ...facts }] } },
});
const answers = {
  PredictorStart: { last: null, templates: [] },
  PredictorEvents: { applications: { items: [applied] } },
  Calculations: { calculations: { total: 0, items: [] } },
};
const open = (more: Record<string, unknown>, query = '', stored: Record<string, string> = {}) =>
  openRoute(`/vendor/profit-predictor${query}`, { viewer: 'vendor', stored, answers: { ...answers, ...more } });
const field = async (name: string) =>
  within(await screen.findByRole('form', { name: 'Forecast' })).getByLabelText(name);
const feesShown = async () => ((await field('Booth and application fees')) as HTMLInputElement).value;
const chosenEvent = async () => ((await field('Event')) as HTMLSelectElement).selectedOptions[0]?.textContent;

describe('the events of the profit predictor', () => {
  it('are listed by date, the latest first', async () => {
    const on = (id: string, startDate: string) => ({
      ...applied,
      id: `a-${id}`,
      eventId: id,
      event: { ...fair, id, title: id, startDate },
    });
    const items = [on('Second', '2027-05-02'), on('First', '2027-05-01'), on('Third', '2027-05-03')];
    open({ PredictorEvents: { applications: { items } } });
    const event = within(await field('Event'));
    await waitFor(() => {
      const titles = event.getAllByRole('option').map(({ textContent }) => textContent?.split(',')[0]);
      expect(titles.slice(1)).toEqual(['Third', 'Second', 'First']);
    });
  });

  it('[TO-017] include the one in the address, selected even before the vendor applies to it', async () => {
    const fees = { boothFeeCents: 40_00, applicationFeeCents: 2_00 };
    const event = { id: 'e9', title: 'Lantern Night', eventDate: '2027-06-05', defaultedFields: [], ...fees };
    open({ PredictorEvent: { event } }, '?event=e9');
    await waitFor(async () => expect(await chosenEvent()).toMatch(/^Lantern Night/));
    await waitFor(async () => expect(await feesShown()).toBe('42.00'));
  });

  it('[CL-054] fill in no fee or date that an import made up', async () => {
    const fees = { boothFeeCents: 75_00, applicationFeeCents: 0 };
    const defaultedFields = ['boothFeeCents', 'applicationFeeCents', 'eventDate'];
    const event = { id: 'e9', title: 'Lantern Night', eventDate: '2027-06-05', defaultedFields, ...fees };
    open({ PredictorEvent: { event } }, '?event=e9');
    await waitFor(async () => expect(await chosenEvent()).toBe('Lantern Night, Date to be announced'));
    expect(await feesShown()).not.toBe('75.00');
  });

  it('[CL-054] leave no fee of another event for one whose fees an import made up', async () => {
    const defaultedFields = ['boothFeeCents', 'applicationFeeCents'];
    const dates = { eventDate: '2027-06-05', boothFeeCents: 75_00, applicationFeeCents: 0 };
    const event = { id: 'e9', title: 'Lantern Night', defaultedFields, ...dates };
    const { user } = open({ PredictorEvent: { event } }, '?event=e9');
    await waitFor(async () => expect(await chosenEvent()).toMatch(/^Lantern Night/));
    await screen.findByRole('option', { name: /^Harvest Fair/ });
    const fee = (await field('Booth and application fees')) as HTMLInputElement;
    const before = fee.value;
    await user.selectOptions(await field('Event'), 'e1');
    await waitFor(() => expect(fee.value).toBe('70.00'));
    await user.selectOptions(await field('Event'), 'e9');
    await waitFor(() => expect(fee.value).toBe(before));
  });

  it.each([
    ['the address names', '?event=e1'],
    ['the vendor chooses', ''],
  ])('have the fees of today, not those of when the vendor started a draft, if %s it', async (_, query) => {
    const event = { ...today, title: 'Harvest Fair', eventDate: '2027-03-06' };
    const { user } = open({ ...draftOf({}), PredictorEvent: { event } }, query);
    await screen.findByRole('option', { name: /^Harvest Fair/ });
    if (!query) await user.selectOptions(await field('Event'), 'e1');
    await waitFor(async () => expect(await feesShown()).toBe('90.00'));
  });

  it('fill in no fees of a draft that an import made up', async () => {
    const { user } = open(draftOf({ marketEvent: { ...today, defaultedFields: ['boothFeeCents'] } }));
    await screen.findByRole('option', { name: /^Harvest Fair/ });
    await user.selectOptions(await field('Event'), 'e1');
    await waitFor(async () => expect(await chosenEvent()).toMatch(/^Harvest Fair/));
    expect(await feesShown()).toBe('');
  });

  it('fill in no fees over the ones that the vendor typed and restored', async () => {
    const event = { ...fair, id: 'e2', title: 'Lantern Night' };
    const other = { ...applied, id: 'a2', eventId: 'e2', event, boothFeeCents: 0 };
    const kept = { savedAt: Date.now(), values: { eventId: 'e1', boothFee: '55.00' } };
    const stored = { 'stallbook.session-draft.vendor./vendor/profit-predictor': JSON.stringify(kept) };
    const { user } = open({ PredictorEvents: { applications: { items: [applied, other] } } }, '', stored);
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await chosenEvent()).toMatch(/^Harvest Fair/));
    expect(await feesShown()).toBe('55.00');
    await user.selectOptions(await field('Event'), 'e2');
    await waitFor(async () => expect(await feesShown()).toBe('10.00'));
    await user.selectOptions(await field('Event'), 'e1');
    await waitFor(async () => expect(await feesShown()).toBe('70.00'));
  });

  it('fill in their fees if the vendor restores one of them without a fee', async () => {
    const event = { ...fair, id: 'e2', title: 'Lantern Night' };
    const other = { ...applied, id: 'a2', eventId: 'e2', event, boothFeeCents: 0 };
    const kept = { savedAt: Date.now(), values: { eventId: 'e1', meals: '12.00' } };
    const stored = { 'stallbook.session-draft.vendor./vendor/profit-predictor': JSON.stringify(kept) };
    const { user } = open({ PredictorEvents: { applications: { items: [applied, other] } } }, '', stored);
    await screen.findByRole('option', { name: /^Lantern Night/ });
    await user.selectOptions(await field('Event'), 'e2');
    await waitFor(async () => expect(await feesShown()).toBe('10.00'));
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await chosenEvent()).toMatch(/^Harvest Fair/));
    await waitFor(async () => expect(await feesShown()).toBe('70.00'));
  });

  it('are only those with which a forecast can be saved', async () => {
    const hidden = { ...applied, id: 'a2', eventId: 'e2', event: { ...fair, title: 'Hidden', isAvailable: false } };
    open({ PredictorEvents: { applications: { items: [hidden, applied] } } });
    const event = within(await field('Event'));
    await event.findByRole('option', { name: /^Harvest Fair/ });
    expect(event.queryByRole('option', { name: /^Hidden/ })).toBeNull();
  });

  it('are saved only if they are a choice, so not one that was hidden since the vendor typed', async () => {
    const kept = { savedAt: Date.now(), values: { eventId: 'hidden', expectedSales: '5' } };
    const stored = { 'stallbook.session-draft.vendor./vendor/profit-predictor': JSON.stringify(kept) };
    const { user, api } = open({ SaveCalculation: { calculation: { id: 'c1' } } }, '', stored);
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await field('Items you expect to sell')).toHaveProperty('value', '5'));
    await user.click(screen.getByRole('button', { name: 'Save to history' }));
    await screen.findByText('The forecast is in your history.');
    expect(api.named('SaveCalculation')[0]?.variables['input']).toMatchObject({
      eventId: null,
      inputs: { expectedSales: 5 },
    });
  });
});
