import { screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../../testing/enter.js';
import { refuse } from '../../../testing/fake-api.js';
import { card, deskEntry } from '../../../testing/market-events.js';
import { openRoute } from '../../../testing/render-route.js';
import { catchSavedFiles, lastSavedFile, lastSavedName } from '../../../testing/saved-files.js';

const marketEvent = { id: 'e1', loadInDate: '2027-05-08', loadInTime: '07:00:00' };
const accepted = (id: string, boothLocation: string | null, paymentStatus = 'pending') =>
  deskEntry({ id, status: 'accepted', boothLocation, paymentStatus, marketEvent });
const items = [
  { ...accepted('ap1', 'A7', 'completed'), vendorEmail: 'vera@example.org', vendorPhone: '503 555 0100' },
  { ...accepted('ap2', 'a7'), vendorEmail: null, vendorPhone: null },
  { ...accepted('ap3', null, 'refunded'), vendorEmail: null, vendorPhone: null },
];
const open = (path: string, more: object = {}) =>
  openRoute(path, {
    viewer: 'organizer',
    answers: {
      MyEvents: { events: { total: 1, items: [card()] } },
      Roster: { applications: { total: 3, items } },
      SharedBooths: { booths: { eventId: 'e1', shared: ['a7'] } },
      EventBooths: { booths: { eventId: 'e1', accepted: 3, left: 0 } },
      ...more,
    },
  });

describe('the roster of an event', () => {
  afterEach(() => jest.restoreAllMocks());

  it('lists accepted vendors with booth, payment, and load-in, and marks a booth that was given twice', async () => {
    const { api } = open('/applications/roster?event=e1');
    const roster = () => within(screen.getByRole('table', { name: 'Roster' }));
    await screen.findByText('A7 (given twice)');
    expect(
      roster()
        .getAllByText(/aid$|^Refunded$/)
        .map(({ textContent }) => textContent),
    ).toEqual(['Paid', 'Not paid', 'Refunded']);
    expect(screen.getByText(/^May 8–9, 2027 · Load-in: .*7:00/)).toBeTruthy();
    await screen.findByText('No booths left');
    expect(screen.getByRole('button', { name: /CSV/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Print/ })).toBeTruthy();
    expect(api.named('Roster')[0]?.variables['input']).toMatchObject({ eventId: 'e1', status: 'accepted' });
  });

  it('without its events says so, and asks for them again', async () => {
    const { api, user } = open('/applications/roster', { MyEvents: refuse('INTERNAL', 'Down') });
    await screen.findByText('Your events could not be loaded.');
    api.set('MyEvents', { events: { total: 1, items: [card()] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('A7 (given twice)');
  });

  it('shows the addresses and phone numbers of vendors who share them, on screen and in the file', async () => {
    catchSavedFiles();
    const { user } = open('/applications/roster?event=e1');
    const address = await screen.findByRole('link', { name: /^vera ?@example\.org$/ });
    expect(address.getAttribute('href')).toBe('mailto:vera@example.org');
    expect(screen.getByRole('link', { name: '(503) 555-0100' }).getAttribute('href')).toBe('tel:5035550100');
    expect(screen.getAllByText('Not shared')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getByRole('checkbox', { name: 'Contact' })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Email' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /CSV/ }));
    expect(await lastSavedFile()).toBe(
      [
        'vendor,booth_location,booth_requirements,contact_name,email,phone,place,categories,products_offered,',
        'payment_status\r\n',
        'Clay & Kiln,A7,,Maya Ortiz,vera@example.org,503 555 0100,"Portland, OR",Pottery,Mugs,completed\r\n',
        'Clay & Kiln,a7,,Maya Ortiz,,,"Portland, OR",Pottery,Mugs,pending\r\n',
        'Clay & Kiln,,,Maya Ortiz,,,"Portland, OR",Pottery,Mugs,refunded\r\n',
      ].join(''),
    );
    expect(lastSavedName()).toBe('roster-riverside-spring-craft-fair-2027-05-08.csv');
  });

  it('shows them once on the card of a phone', async () => {
    const wide = window.matchMedia;
    const phone = (query: string) => ({ ...wide(query), matches: query.includes('max-width') });
    jest.spyOn(window, 'matchMedia').mockImplementation(phone);
    open('/applications/roster?event=e1');
    await screen.findByRole('link', { name: '(503) 555-0100' });
    expect(screen.getAllByRole('button', { name: 'More' })).toHaveLength(3);
    expect(screen.queryByText('503 555 0100')).toBeNull();
  });

  it('is in the order of the booths, with what each needs and a box to check on paper', async () => {
    const at = (id: string, booth: string | null, boothRequirements: string | null) => ({
      ...deskEntry({ id, status: 'accepted', boothLocation: booth, boothRequirements, marketEvent }),
      vendorEmail: null,
      vendorPhone: null,
    });
    const all = [at('ap1', null, null), at('ap2', 'B10', 'Power'), at('ap3', 'B2', 'A corner')];
    open('/applications/roster?event=e1', {
      Roster: { applications: { total: 3, items: all } },
      SharedBooths: { booths: { eventId: 'e1', shared: [] } },
    });
    await screen.findByText('Power');
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(cells.map(([, booth, needs]) => [booth, needs])).toEqual([
      ['B2', 'A corner'],
      ['B10', 'Power'],
      ['—', '—'],
    ]);
    expect(rows.map((row) => row.querySelectorAll('.here').length)).toEqual([1, 1, 1]);
    expect(within(rows[0]!).getByRole('link', { name: 'Clay & Kiln' }).getAttribute('href')).toBe('/vendors/vendor');
    expect(screen.getByRole('columnheader', { name: 'Booth' }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('marks a booth that was given twice although the other vendor is on another page', async () => {
    open('/applications/roster?event=e1', { Roster: { applications: { total: 21, items: items.slice(1, 2) } } });
    await screen.findByText('a7 (given twice)');
  });

  it('assigns and changes a booth', async () => {
    const { user, api } = open('/applications/roster?event=e1');
    await user.click(await screen.findByRole('button', { name: 'Assign booth' }));
    await user.type(await screen.findByLabelText('Booth'), 'B2');
    api.set('AssignBooth', { application: { id: 'ap3', boothLocation: 'B2' } });
    await user.click(screen.getByRole('button', { name: 'Save booth' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.named('AssignBooth')[0]?.variables['input']).toEqual({ applicationId: 'ap3', boothLocation: 'B2' });
    expect(screen.getAllByRole('button', { name: 'Change booth' })).toHaveLength(2);
  });

  it('shows the booths that are taken, and goes from vendor to vendor without a booth', async () => {
    const unassigned = ['ap3', 'ap4'].map((id) => ({ ...accepted(id, null), vendorEmail: null, vendorPhone: null }));
    const all = [...items.slice(0, 2), ...unassigned];
    const taken = (...booths: string[]) => ({ booths: { eventId: 'e1', taken: booths, shared: ['a7'] } });
    const { user, api } = open('/applications/roster?event=e1', {
      Roster: { applications: { total: 4, items: all } },
      BoothHolders: { applications: { items: [] } },
      TakenBooths: taken('A7', 'B1'),
    });
    await user.click((await screen.findAllByRole('button', { name: 'Assign booth' }))[0]!);
    await screen.findByText('Taken: A7 · B1');
    await user.type(screen.getByLabelText('Booth'), 'B2');
    api.set('AssignBooth', { application: { id: 'ap3', boothLocation: 'B2' } });
    api.set('TakenBooths', taken('A7', 'B1', 'B2'));
    await user.click(screen.getByRole('button', { name: 'Save and next' }));
    await screen.findByText('Clay & Kiln: booth B2 saved');
    await screen.findByText('Taken: A7 · B1 · B2');
    const field = screen.getByLabelText<HTMLInputElement>('Booth');
    await waitFor(() => expect(field.value).toBe(''));
    await user.type(field, 'B3');
    await user.click(await screen.findByRole('button', { name: 'Save booth', busy: false }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.named('AssignBooth').map(({ variables }) => variables['input'])).toEqual([
      { applicationId: 'ap3', boothLocation: 'B2' },
      { applicationId: 'ap4', boothLocation: 'B3' },
    ]);
  });

  it('shows all booths of a large event, and its vendor’s own only if another vendor has it too', async () => {
    const booths = Array.from({ length: 150 }, (_, at) => `C${at + 1}`);
    const { user } = open('/applications/roster?event=e1', {
      TakenBooths: { booths: { eventId: 'e1', taken: ['A7', ...booths], shared: ['a7'] } },
      Roster: { applications: { total: 1, items: items.slice(0, 1) } },
    });
    await user.click(await screen.findByRole('button', { name: 'Change booth' }));
    await screen.findByText('Taken: A7 · C1–C150');
  });

  it('says who has a booth already, before it is given twice', async () => {
    const holding = (id: string, businessName: string) => ({ id, application: { id, vendor: { businessName } } });
    const holders: Record<string, object[]> = { a7: [holding('ap3', 'Clay & Kiln'), holding('ap150', 'Zoe Honey')] };
    const { user, api } = open('/applications/roster?event=e1', {
      BoothHolders: ({ booth }: { booth: string }) => ({ applications: { items: holders[booth] ?? [] } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Assign booth' }));
    // A pause between two letters would ask for the first one alone.
    await enter(user, await screen.findByLabelText('Booth'), ' A7');
    await screen.findByText('Zoe Honey already has this booth.');
    expect(api.named('BoothHolders').map(({ variables }) => variables)).toEqual([{ eventId: 'e1', booth: 'a7' }]);
    await user.type(screen.getByLabelText('Booth'), '1');
    await waitFor(() => expect(screen.queryByText(/already has this booth/)).toBeNull());
  });

  it('starts with the next published event, and names it in the address', async () => {
    const on = (id: string, day: string, facts: object = {}) =>
      card({ id, title: id, eventDate: day, eventEndDate: day, ...facts });
    const soonest = [
      on('draft', '2999-04-01', { status: 'draft' }),
      on('next', '2999-05-01'),
      on('later', '2999-06-01'),
    ];
    const { api, path } = open('/applications/roster', {
      MyEvents: ({ input }: { input: { upcoming?: boolean } }) => ({
        // The latest 100 of all events may not hold the next one.
        events: input.upcoming ? { total: 3, items: soonest } : { total: 140, items: [on('latest', '3000-05-01')] },
      }),
    });
    await screen.findByText('A7 (given twice)');
    expect(screen.getByRole('combobox', { name: 'Event' })).toHaveProperty('value', 'next');
    expect(path()).toBe('/applications/roster?event=next');
    expect(api.lastInput('Roster')).toMatchObject({ eventId: 'next' });
  });

  it('asks for an event when none of several is ahead', async () => {
    const items = ['e1', 'e2'].map((id) => card({ id, eventDate: '2020-05-01', eventEndDate: '2020-05-01' }));
    open('/applications/roster', {
      MyEvents: ({ input }: { input: { upcoming?: boolean } }) => ({
        events: input.upcoming ? { total: 0, items: [] } : { total: 2, items },
      }),
    });
    await screen.findByRole('heading', { name: 'Choose an event' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Roster');
  });
});
