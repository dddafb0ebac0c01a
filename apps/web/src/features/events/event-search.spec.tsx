import { enter } from '../../testing/enter.js';
import '../../testing/environment.js';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { EventSearch } from './components/event-search.js';
import { useListAddress } from '../../lib/lists/use-list-address.js';
import { read } from '../../lib/lists/filters.js';
import { datesOf, eventFilters, toInput } from './filters.js';

function Search() {
  return (
    <>
      <EventSearch filters={useListAddress(eventFilters)} />
      <output>{useLocation().search}</output>
    </>
  );
}

const open = (address: string) => {
  const router = createMemoryRouter([{ path: '/events', element: <Search /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
};
const where = () => screen.getByLabelText('Where');
const what = () => screen.getByLabelText('What');
const address = () => screen.getByRole('status').textContent;

describe('typing into the search', () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const wait = () => act(() => jest.advanceTimersByTimeAsync(300));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[EV-017] [EV-018] reaches the address 300 ms after the last key', async () => {
    open('/events?search=honey');
    expect(what()).toHaveProperty('value', 'honey');
    await user.type(what(), 'comb');
    await act(() => jest.advanceTimersByTimeAsync(299));
    expect(address()).toBe('?search=honey');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(address()).toBe('?search=honeycomb');
  });

  it('continues after a pause without losing a key', async () => {
    open('/events');
    await user.type(where(), 'New ');
    await wait();
    await user.type(where(), 'York');
    expect(where()).toHaveProperty('value', 'New York');
    await wait();
    await user.clear(where());
    await enter(user, what(), 'honey');
    expect([where(), what()].map((field) => (field as HTMLInputElement).value)).toEqual(['', 'honey']);
    await wait();
    expect(address()).toBe('?search=honey');
  });

  it('[EV-020] takes along what is still being typed when a filter is picked, and keeps that filter', async () => {
    open('/events');
    await enter(user, what(), 'honey');
    await user.click(screen.getByRole('button', { name: 'When: Past 60 days and next 6 months' }));
    await user.click(await screen.findByLabelText('All dates'));
    expect(address()).toBe('?search=honey&range=all');
    await wait();
    expect(address()).toBe('?search=honey&range=all');
  });

  it('removes both filters that are pressed before the first one is gone', async () => {
    open('/events?search=honey&setting=indoor&amenities=wifiAvailable');
    const remove = await screen.findAllByRole('button', { name: /^Remove filter: / });
    expect(remove).toHaveLength(2);
    act(() => remove.forEach((one) => one.click()));
    expect(address()).toBe('?search=honey');
  });

  it('gives way to an address that came from elsewhere', async () => {
    const router = open('/events');
    await enter(user, where(), 'Nashville');
    await wait();
    await act(() => router.navigate('/events?location=Portland'));
    expect(where()).toHaveProperty('value', 'Portland');
    await act(() => router.navigate('/events'));
    expect(where()).toHaveProperty('value', '');
  });
});

describe('the quick date filters', () => {
  it('[EV-020] offer the next month, which the address holds', async () => {
    const user = userEvent.setup();
    open('/events');
    await user.click(screen.getByRole('button', { name: 'When: Past 60 days and next 6 months' }));
    await user.click(await screen.findByLabelText('Next month'));
    expect(address()).toBe('?range=next_month');
    screen.getByRole('button', { name: 'When: Next month' });
  });

  it('[EV-020] take a weekend by Enter, which closes the list', async () => {
    const user = userEvent.setup();
    open('/events');
    await user.click(screen.getByRole('button', { name: /^When: / }));
    (await screen.findByRole('button', { name: 'This weekend' })).focus();
    await user.keyboard('{Enter}');
    expect(address()).toMatch(/^\?range=custom&from=[\d-]{10}&to=[\d-]{10}$/);
    expect(screen.queryByRole('button', { name: 'This weekend' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^When: / }));
  });

  it('wait for a whole year, and take none of five digits', async () => {
    open('/events?range=custom&from=2027-05-08&to=2027-06-08');
    await userEvent.setup().click(screen.getByRole('button', { name: /^When: / }));
    const from = await screen.findByLabelText('From');
    for (const day of ['0002-05-08', '0202-05-08', '20266-05-08']) {
      fireEvent.change(from, { target: { value: day } });
      expect(from).toHaveProperty('value', day);
      expect(address()).toBe('?range=custom&from=2027-05-08&to=2027-06-08');
    }
    fireEvent.change(from, { target: { value: '2026-05-08' } });
    expect(address()).toBe('?range=custom&from=2026-05-08&to=2027-06-08');
    fireEvent.change(from, { target: { value: '0003-05-08' } });
    fireEvent.blur(from);
    expect(from).toHaveProperty('value', '2026-05-08');
  });

  it.each(['from=abc', 'from=2027-05-', 'from=2027-05&to=2027', 'from=20271-05-08&to=2027-13-01'])(
    'take no such day from an address: %s',
    (days) => {
      open(`/events?range=custom&${days}`);
      screen.getByRole('button', { name: 'When: Custom' });
    },
  );

  it('lose a day that is cleared part by part, once the field is left', async () => {
    open('/events?range=custom&from=2027-05-08&to=2027-06-08');
    await userEvent.setup().click(screen.getByRole('button', { name: /^When: / }));
    const from = await screen.findByLabelText('From');
    // As in Chrome, which reports nothing when the last part is cleared.
    const validity = jest.spyOn(from as HTMLInputElement, 'validity', 'get');
    validity.mockReturnValue({ valid: false } as ValidityState);
    fireEvent.change(from, { target: { value: '' } });
    expect(address()).toBe('?range=custom&from=2027-05-08&to=2027-06-08');
    validity.mockReturnValue({ valid: true } as ValidityState);
    fireEvent.blur(from);
    expect(from).toHaveProperty('value', '');
    expect(address()).toBe('?range=custom&to=2027-06-08');
  });

  it.each([
    ['30', '2026-10-21', '2027-05-20'],
    ['60', '2026-09-21', '2027-05-20'],
    ['180', '2026-05-20', '2027-05-20'],
    ['all', '', ''],
    ['this_month', '2026-11-01', '2026-11-30'],
    ['next_month', '2026-12-01', '2026-12-31'],
  ] as const)('[EV-019] [EV-020] %s reach from %j to %j', (range, dateFrom, dateTo) =>
    expect(datesOf({ range, from: '', to: '' }, new Date(2026, 10, 20))).toEqual({ dateFrom, dateTo }),
  );
});

describe('the filters of the list', () => {
  const inputOf = (values: Record<string, string>) =>
    toInput(
      read(eventFilters, (name) => values[name] ?? null),
      new Date(2026, 10, 20),
    );

  it.each([
    ['dollars', { feeFrom: '20', feeTo: '$1,000.50' }, { feeMinCents: 2_000, feeMaxCents: 100_050 }],
    ['in order', { feeFrom: '100', feeTo: '20' }, { feeMinCents: 2_000, feeMaxCents: 10_000 }],
    ['one end', { feeTo: '0' }, { feeMinCents: undefined, feeMaxCents: 0 }],
    ['what can be read', { feeFrom: 'ten', feeTo: '20' }, { feeMinCents: undefined, feeMaxCents: 2_000 }],
    ['no more than a fee can be', { feeFrom: '999999999' }, { feeMinCents: 10_000_000, feeMaxCents: undefined }],
  ])('ask for fees: %s', (_, values, expected) => expect(inputOf(values)).toMatchObject(expected));

  it('ask for the amenities that exist', () => {
    expect(inputOf({ amenities: 'wifiAvailable,insuranceRequired,x' }).amenities).toEqual(['wifiAvailable']);
    expect(inputOf({ amenities: 'x' }).amenities).toBeUndefined();
  });

  it('leave out the rest of a text that is too long', () => {
    const long = 'Riverside '.repeat(20);
    const { search, location } = inputOf({ search: long, location: long });
    expect([search?.length, location?.length]).toEqual([100, 100]);
  });
});

describe('the fields What and Where', () => {
  it('[EV-017] take no more than a search may have', async () => {
    const user = userEvent.setup();
    open('/events');
    for (const field of [what(), where()]) {
      await user.click(field);
      await user.paste('x'.repeat(150));
      expect(field).toHaveProperty('value', 'x'.repeat(100));
    }
  });
});

describe('the place of the list', () => {
  it.each([
    ['CA', 'California'],
    [' or ', 'Oregon'],
    ['Portland', 'Portland'],
  ])('is the state where %j is its code', (location, asked) => {
    const filters = read(eventFilters, (name) => (name === 'location' ? location : null));
    expect(toInput(filters, new Date(2026, 10, 20)).location).toBe(asked);
  });
});
