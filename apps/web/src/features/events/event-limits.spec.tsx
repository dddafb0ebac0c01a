import { fireEvent, screen } from '@testing-library/react';
import { openRoute } from '../../testing/render-route.js';

const open = () => openRoute('/create-event', { viewer: 'organizer', answers: {} });
type Opened = ReturnType<typeof open>;

async function enter(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
}
const next = async ({ user }: Opened) => user.click(await screen.findByRole('button', { name: 'Continue' }));

describe('the steps of a new event', () => {
  it('[EV-058] refuse what is too long, too much, or too little where it is entered', async () => {
    const opened = open();
    const refuses = async (values: Record<string, string>, problem: string) => {
      await enter(values);
      await next(opened);
      await screen.findByText(problem);
    };
    await refuses({ Title: 'L'.repeat(201), Description: 'Lights.' }, 'Please use 200 characters or fewer');
    await enter({ Title: 'Lantern Fair' });
    await next(opened);
    const place = { 'Event date': '2028-05-06', Location: 'Town Hall', City: 'Salem', State: 'Oregon' };
    await refuses({ ...place, 'Street address': 'A'.repeat(201) }, 'Please use 200 characters or fewer');
    await enter({ 'Street address': '5 Main St' });
    await next(opened);
    await refuses({ 'Booth fee': '100001' }, 'Please enter an amount up to $100,000');
    await refuses({ 'Booth fee': '0.49' }, 'The fees must be $0.50 or more together, or nothing');
    await enter({ 'Booth fee': '75' });
    await next(opened);
    const lines = 'Please use at most 50 lines of at most 200 characters';
    await refuses({ 'Product restrictions': 'No resale\n'.repeat(51) }, lines);
    expect(opened.path()).toBe('/create-event?step=rules');
    await enter({ 'Product restrictions': 'No resale' });
    await next(opened);
    await screen.findByRole('button', { name: 'Publish event' });
  });

  it('end with everything that was entered, also the load-out and the setting', async () => {
    const opened = open();
    await enter({ Title: 'Lantern Fair', Description: 'Lights.' });
    await next(opened);
    await enter({ 'Event date': '2028-05-06', 'Load-out time': '18:30', Location: 'Town Hall' });
    await opened.user.selectOptions(await screen.findByLabelText('Setting'), 'Indoors');
    for (const field of ['Booth fee', 'Setup instructions']) {
      await next(opened);
      await screen.findByLabelText(field);
    }
    await next(opened);
    await screen.findByText('Load-out: 6:30 PM');
    screen.getByText('Indoors');
  });
});
