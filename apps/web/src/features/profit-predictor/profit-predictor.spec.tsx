import { screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { openRoute } from '../../testing/render-route.js';
import { resultDialog } from './texts.js';

const inputs = {
  distanceMiles: 50,
  vehicle: 'van',
  lodgingNights: 0,
  mealsCents: 25_00,
  boothFeeCents: 85_00,
  marketingCents: 15_00,
  expectedSales: 100,
  itemPriceCents: 10_00,
  itemCostCents: 4_00,
  hoursWorked: 8,
};
const fair = { id: 'e1', title: 'Harvest Fair', startDate: '2027-03-06' };
const calculation = {
  id: 'c1',
  eventId: 'e1',
  event: fair,
  inputs,
  outputs: { profitCents: 400_00, recommendation: 'excellent' },
  isForecast: true,
  result: null as object | null,
  resultOpen: true,
  createdAt: '2027-02-01T10:00:00Z',
};
const result = { unitsSold: 60, itemPriceCents: 9_00, outputs: { profitCents: 100_00 } };
const applied = {
  id: 'a1',
  eventId: 'e1',
  status: 'pending',
  boothFeeCents: 60_00,
  applicationFeeCents: 10_00,
  event: { ...fair, isAvailable: true },
  marketEvent: null,
};
const answers = {
  PredictorStart: { last: null, templates: [{ id: 't1', templateName: 'Summer fairs', defaultInputs: inputs }] },
  PredictorEvents: { applications: { items: [applied] } },
  Calculations: { calculations: { total: 1, items: [calculation] } },
  SaveCalculation: { calculation: { id: 'c2' } },
  SaveCalculationTemplate: { template: { id: 't2' } },
  EnterCalculationResult: { calculation: { id: 'c1' } },
  DeleteCalculation: { calculation: { id: 'c1' } },
};
const open = (more: Record<string, unknown> = {}) =>
  openRoute('/vendor/profit-predictor', { viewer: 'vendor', answers: { ...answers, ...more } });
const field = async (name: string) =>
  within(await screen.findByRole('form', { name: 'Forecast' })).getByLabelText(name);
const valueOf = async (name: string) => ((await field(name)) as HTMLInputElement).value;
const tile = (label: string) => screen.getByText(label).previousElementSibling?.textContent;

describe('the profit predictor', () => {
  it('[TO-010] [TO-012] [TO-017] results and a recommendation in words follow the inputs while typing', async () => {
    const { user } = open();
    await user.type(await field('Items you expect to sell'), '100');
    await user.type(await field('Average price per item'), '10');
    await user.type(await field('Your cost per item'), '4');
    await user.type(await field('Booth and application fees'), '85');
    await user.type(await field('Miles one way'), '50');
    await user.selectOptions(await field('Vehicle'), 'van');
    await user.type(await field('Hotel nights, $120 each'), '1');
    await user.type(await field('Meals'), '25');
    await user.type(await field('Marketing'), '15');
    await user.type(await field('Hours of work'), '8');
    await waitFor(() => expect(tile('Profit')).toBe('$280.00'));
    expect(tile('Profit per hour')).toBe('$35.00');
    expect(tile('Items to break even')).toBe('54');
    expect(tile('Profit margin')).toBe('28%');
    expect(tile('Return on expenses')).toBe('87.5%');
    const sums = screen.getByRole('heading', { name: 'How it adds up' }).nextElementSibling;
    expect([...sums!.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
      'Gross revenue',
      '$1,000.00',
      'Cost of goods',
      '$400.00',
      'Net revenue',
      '$600.00',
      'Round-trip mileage',
      '$75.00',
      'Lodging',
      '$120.00',
      'Meals',
      '$25.00',
      'Total travel',
      '$220.00',
      'Booth and application fees',
      '$85.00',
      'Marketing',
      '$15.00',
      'Total expenses',
      '$320.00',
    ]);
    screen.getByText('Good potential', { selector: '[role=status] *' });
    screen.getByRole('img', { name: /From 54 items, sales cover your expenses/ });
    await user.clear(await field('Items you expect to sell'));
    await user.type(await field('Items you expect to sell'), '1');
    screen.getByText(/^You would lose money/);
  });

  it('[TO-017] a chosen event fills in its booth and application fees, and the forecast is saved to the history with it', async () => {
    const { user, api } = open();
    await screen.findByRole('option', { name: /^Harvest Fair/ });
    await user.selectOptions(await field('Event'), 'e1');
    await waitFor(async () => expect(await valueOf('Booth and application fees')).toBe('70.00'));
    await user.type(await field('Items you expect to sell'), '5');
    await user.click(screen.getByRole('button', { name: 'Save to history' }));
    await screen.findByText('The forecast is in your history.');
    expect(api.named('SaveCalculation')[0]?.variables['input']).toMatchObject({
      eventId: 'e1',
      inputs: { boothFeeCents: 70_00, expectedSales: 5 },
    });
  });

  it('[TO-017] a template fills in the inputs, and the inputs can be saved as a template', async () => {
    const { user, api } = open();
    await user.selectOptions(await screen.findByLabelText('Choose a template'), 't1');
    await user.click(screen.getByRole('button', { name: 'Load a template' }));
    await waitFor(() => expect(tile('Profit')).toBe('$400.00'));
    const name = screen.getByLabelText('Name of the template');
    await user.clear(name);
    await enter(user, name, 'Spring fairs');
    await user.click(screen.getByRole('button', { name: 'Save as template' }));
    await screen.findByText('Saved “Spring fairs”.');
    expect(api.named('SaveCalculationTemplate')[0]?.variables['input']).toEqual({
      templateName: 'Spring fairs',
      defaultInputs: inputs,
    });
  });

  it('a negative number is marked and leaves no forecast', async () => {
    const { user } = open();
    await user.type(await field('Items you expect to sell'), '-3');
    await screen.findByText('Enter a whole number from 0 to 1,000,000.');
    screen.getByText('Correct the marked fields to see the forecast.');
  });

  it('a number is read with its thousands separator, and one with a decimal comma is marked', async () => {
    const { user } = open();
    await user.type(await field('Average price per item'), '2');
    await enter(user, await field('Items you expect to sell'), '1,200');
    await waitFor(() => expect(tile('Profit')).toBe('$2,400.00'));
    await user.type(await field('Hours of work'), '1,5');
    await screen.findByText('Enter a number from 0 to 10,000.');
  });

  it('shows no forecast before anything is entered', async () => {
    const { user } = open();
    await screen.findByText('Enter what you expect to sell and what you spend, and the forecast appears here.');
    expect(screen.queryByText('Low potential')).toBeNull();
    await user.type(await field('Meals'), '10');
    screen.getByText('Not recommended');
  });

  it('compares no profit with expenses where there are none', async () => {
    const { user } = open();
    await user.type(await field('Items you expect to sell'), '10');
    await user.type(await field('Average price per item'), '4');
    screen.getByText('Low potential');
    screen.getByText(/^You have no expenses to compare your profit with/);
    expect(screen.queryByText(/less than half of what you spend/)).toBeNull();
  });

  it('counts no items to break even where sales never cover the expenses', async () => {
    const { user } = open();
    await user.type(await field('Items you expect to sell'), '10');
    await user.type(await field('Average price per item'), '4');
    await user.type(await field('Your cost per item'), '4');
    await user.type(await field('Meals'), '10');
    expect(tile('Items to break even')).toBe('Never');
  });

  it('a result without a number of items is not saved', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('button', { name: 'Enter result' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What did you sell?' }));
    await user.click(dialog.getByRole('button', { name: 'Save result' }));
    await dialog.findByText('Enter how many items you sold, or 0 if you sold none.');
    expect(api.named('EnterCalculationResult')).toEqual([]);
  });

  it('what was sold is compared with the forecast and saved', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('button', { name: 'Enter result' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What did you sell?' }));
    await user.type(dialog.getByLabelText('Items sold'), '60');
    await user.clear(dialog.getByLabelText('Average price per item'));
    await user.type(dialog.getByLabelText('Average price per item'), '9');
    dialog.getByText('Forecast $400.00, result $100.00');
    await user.click(dialog.getByRole('button', { name: 'Save result' }));
    await screen.findByText('The result is saved next to the forecast.');
    expect(api.named('EnterCalculationResult')[0]?.variables['input']).toEqual({
      id: 'c1',
      unitsSold: 60,
      itemPriceCents: 9_00,
    });
  });

  it('a result of no items needs no price', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('button', { name: 'Enter result' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What did you sell?' }));
    await user.clear(dialog.getByLabelText('Average price per item'));
    await user.type(dialog.getByLabelText('Items sold'), '1');
    await user.click(dialog.getByRole('button', { name: 'Save result' }));
    await dialog.findByText(resultDialog.priceMissing);
    await user.clear(dialog.getByLabelText('Items sold'));
    await user.type(dialog.getByLabelText('Items sold'), '0');
    await user.click(dialog.getByRole('button', { name: 'Save result' }));
    await screen.findByText('The result is saved next to the forecast.');
    expect(api.named('EnterCalculationResult')[0]?.variables['input']).toMatchObject({
      unitsSold: 0,
      itemPriceCents: 0,
    });
  });

  it('a result that was given away keeps its price of nothing', async () => {
    const given = { ...calculation, result: { ...result, itemPriceCents: 0 } };
    const { user } = open({ Calculations: { calculations: { total: 1, items: [given] } } });
    await user.click(await screen.findByRole('button', { name: 'Change result' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What did you sell?' }));
    expect(dialog.getByLabelText('Average price per item')).toHaveProperty('value', '0.00');
  });

  it('the next forecast starts from the last result, which the history shows next to its forecast', async () => {
    const sold = { ...calculation, result };
    open({
      PredictorStart: { last: sold, templates: [] },
      Calculations: { calculations: { total: 1, items: [sold] } },
    });
    await screen.findByText('These numbers come from your last result at Harvest Fair.');
    await waitFor(async () => expect(await valueOf('Items you expect to sell')).toBe('60'));
    expect(await valueOf('Average price per item')).toBe('9.00');
    const row = within((await screen.findByRole('link', { name: 'Harvest Fair' })).closest('tr') as HTMLElement);
    row.getByText('$400.00');
    row.getByText('$100.00');
    row.getByText('-$300.00');
  });

  it('a result without a forecast is shown as such', async () => {
    const { user } = open({
      Calculations: { calculations: { total: 1, items: [{ ...calculation, isForecast: false, result }] } },
    });
    const row = within((await screen.findByRole('link', { name: 'Harvest Fair' })).closest('tr') as HTMLElement);
    row.getByText('$100.00');
    expect(row.queryByText('$400.00')).toBeNull();
    expect(row.queryByText('Excellent')).toBeNull();
    await user.click(row.getByRole('button', { name: 'Change result' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What did you sell?' }));
    dialog.getByText(/^You made no forecast for this market, so your costs are those of your last result/);
    dialog.getByText('Profit: $100.00');
  });

  it('[TO-018] a forecast is deleted from the history after a confirmation', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this forecast?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(api.named('DeleteCalculation')[0]?.variables).toEqual({ id: 'c1' }));
  });
});
