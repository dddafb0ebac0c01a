import { fireEvent, screen, waitFor } from '@testing-library/react';
import { eventAnswer } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

const open = () => openRoute('/create-event', { viewer: 'organizer', answers: {} });
type Opened = ReturnType<typeof open>;

async function enter(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
}
const next = async ({ user }: Opened) => user.click(await screen.findByRole('button', { name: 'Continue' }));

/** What each step of the form shows of the event below. */
const steps: Record<string, string>[] = [
  { Title: 'Lantern Fair', Type: 'festival', Description: 'Lights.' },
  {
    'Event date': '2028-05-06',
    'End date (if more than one day)': '2028-05-07',
    'Opens at': '10:00',
    'Closes at': '17:00',
    'Apply by': '2028-04-29',
    'Load-in date': '2028-05-05',
    'Load-in time': '15:00',
    'Load-out time': '18:30',
    Location: 'Town Hall',
    'Street address': '5 Main St',
    City: 'Salem',
    State: 'Oregon',
    'ZIP code': '97301',
    Setting: 'indoor',
  },
  { 'Booth fee': '75.00', 'Application fee': '10.00', 'Max vendors': '40', 'Booth size': '10x10' },
  {
    'Setup instructions': 'Unload at the gate.',
    'Product restrictions': 'No resale\nNo CBD',
    'Cancellation policy': 'Rain or shine.',
    'Contact email': 'hello@lantern.example',
    'Contact phone': '(503) 555-0199',
    Website: 'https://lantern.example',
  },
];
const lanternFair = {
  title: 'Lantern Fair',
  eventType: 'festival',
  description: 'Lights.',
  eventDate: '2028-05-06',
  eventEndDate: '2028-05-07',
  startTime: '10:00',
  endTime: '17:00',
  applicationDeadline: '2028-04-29',
  loadInDate: '2028-05-05',
  loadInTime: '15:00',
  loadOutTime: '18:30',
  location: 'Town Hall',
  address: '5 Main St',
  city: 'Salem',
  state: 'Oregon',
  zipCode: '97301',
  indoorOutdoor: 'indoor',
  boothFeeCents: 7_500,
  applicationFeeCents: 1_000,
  maxVendors: 40,
  boothSize: '10x10',
  refundPolicy: { fullUntilDays: 30, partialUntilDays: 14, partialPercent: 50 },
  tableProvided: true,
  electricityAvailable: true,
  wifiAvailable: true,
  parkingAvailable: true,
  foodVendorsAllowed: true,
  insuranceRequired: true,
  setupInstructions: 'Unload at the gate.',
  productRestrictions: ['No resale', 'No CBD'],
  cancellationPolicy: 'Rain or shine.',
  contactEmail: 'hello@lantern.example',
  contactPhone: '(503) 555-0199',
  websiteUrl: 'https://lantern.example',
};

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
    const endDate = 'End date (if more than one day)';
    await refuses({ [endDate]: '2028-05-05' }, 'The end date can’t be before the event date');
    await enter({ [endDate]: '' });
    await refuses({ 'Apply by': '2028-05-07' }, 'The deadline can’t be after the event date');
    await enter({ 'Apply by': '2028-05-06' });
    await next(opened);
    await refuses({ 'Booth fee': '100001' }, 'Please enter an amount up to $100,000');
    await refuses({ 'Booth fee': '-5' }, 'Please enter an amount of 0 or more, such as 75 or 75.00');
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

  it('[EV-057] end with everything that was entered, and send it', async () => {
    const opened = open();
    opened.api.set('CreateEvent', { event: { id: 'e1' } });
    for (const values of steps) {
      await enter(values);
      for (const amenity of screen.queryAllByRole('checkbox')) fireEvent.click(amenity);
      await next(opened);
    }
    await screen.findByText('Load-out: 6:30 PM');
    screen.getByText('Indoors');
    await opened.user.click(screen.getByRole('button', { name: 'Save as draft' }));
    await waitFor(() => expect(opened.api.named('CreateEvent')[0]?.variables).toEqual({ input: lanternFair }));
  });
});

describe('the form of an event', () => {
  it('[EV-059] opens with what is stored, and sends what was changed', async () => {
    const answers = { Event: eventAnswer(lanternFair), UpdateEvent: { event: { id: 'e1', revision: 3 } } };
    const { api, user } = openRoute('/events/e1/edit', { viewer: 'organizer', answers });
    await screen.findByDisplayValue('Lantern Fair');
    for (const [label, value] of steps.flatMap((values) => Object.entries(values)))
      expect([label, screen.getByLabelText(label)]).toEqual([label, expect.objectContaining({ value })]);
    for (const amenity of screen.getAllByRole('checkbox')) expect(amenity).toHaveProperty('checked', true);
    await enter({ Location: 'Old Mill' });
    await user.click(screen.getByLabelText('Parking'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const change = { id: 'e1', revision: 2, location: 'Old Mill', parkingAvailable: false };
    await waitFor(() => expect(api.named('UpdateEvent')[0]?.variables).toEqual({ input: change }));
  });
});
