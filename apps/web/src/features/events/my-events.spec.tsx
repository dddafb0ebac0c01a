import { enter } from '../../testing/enter.js';
import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { todayIn } from '../../lib/format/dates.js';
import { card, foundEvents } from '../../testing/market-events.js';
import { catchSavedFiles, lastSavedFile } from '../../testing/saved-files.js';

const events = [
  card({
    id: 'e1',
    title: 'Winter Fair',
    eventDate: '2027-12-04',
    eventEndDate: '2027-12-04',
    applicationCounts: { total: 7, pending: 2, accepted: 4, withoutBooth: 0 },
  }),
  card({
    id: 'e2',
    title: 'Autumn Fair',
    eventDate: '2027-10-02',
    eventEndDate: '2027-10-03',
    status: 'draft',
    applicationCounts: { total: 0, pending: 0, accepted: 0, withoutBooth: 0 },
  }),
];
const noneArePaid = { paid: { total: 0, totals: { grossCents: 0, refundedCents: 0 } } };
const open = (answer: unknown = foundEvents(events), path = '/my-events') =>
  openRoute(path, { viewer: 'organizer', answers: { MyEvents: answer, PaidBooths: noneArePaid } });
const rowOf = async (title: string) =>
  within((await screen.findByRole('link', { name: title })).closest('tr') as HTMLElement);
const hrefOf = (link: HTMLElement) => link.getAttribute('href');
const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

describe('the organizer’s own events', () => {
  it('[EV-068] are those ahead, soonest first, and the past ones one click away, as the address says', async () => {
    const { user, api, path } = open();
    const asked = () => api.lastInput('MyEvents');
    await rowOf('Winter Fair');
    expect(asked()).toMatchObject({ upcoming: true, order: 'date_ascending' });
    api.set('MyEvents', foundEvents([]));
    await user.click(screen.getByRole('button', { name: 'Past' }));
    await screen.findByText('No past events');
    await waitFor(() => expect(path()).toBe('/my-events?when=past'));
    expect(asked()).toMatchObject({ past: true, order: 'date_descending' });
  });

  it('lead to the roster of those that have vendors', async () => {
    open();
    const roster = (await rowOf('Winter Fair')).getByRole('link', { name: 'Roster of 4 vendors' });
    expect(hrefOf(roster)).toBe('/applications/roster?event=e1');
    expect((await rowOf('Autumn Fair')).queryByRole('link', { name: /^Roster/ })).toBeNull();
  });

  it('are marked as today until they open, as under way until they end, and then as past', async () => {
    const timeZone = 'Pacific/Kiritimati';
    const eventDate = todayIn(timeZone);
    const now = { eventDate, eventEndDate: eventDate, timeZone, startTime: '00:00', endTime: null };
    const opened = { ...now, badge: 'past_event' };
    open(
      foundEvents([
        card({ id: 'e7', title: 'Opens later', ...now, startTime: null }),
        card({ id: 'e8', title: 'Opened', ...opened }),
        card({ id: 'e9', title: 'Ended', ...opened, endTime: '00:00', startTime: null }),
        events[0],
      ]),
    );
    const marks = async (title: string) => {
      const row = await rowOf(title);
      return ['Today', 'Under way', 'Past Event'].filter((words) => row.queryByText(words));
    };
    expect(await Promise.all(['Opens later', 'Opened', 'Ended', 'Winter Fair'].map(marks))).toEqual([
      ['Today'],
      ['Under way'],
      ['Past Event'],
      [],
    ]);
  });

  it('say which have no booth left', async () => {
    const accepting = (accepted: number) => ({
      maxVendors: 2,
      applicationCounts: { total: 3, pending: 1, accepted, withoutBooth: 0 },
    });
    open(foundEvents([card({ id: 'e8', title: 'Full Fair', ...accepting(2) }), card({ id: 'e9', ...accepting(1) })]));
    expect((await rowOf('Full Fair')).getByText('All booths taken')).toBeTruthy();
    expect(screen.getAllByText('All booths taken')).toHaveLength(1);
  });

  it('can be duplicated once the organizer has confirmed what an import says', async () => {
    open(
      foundEvents([
        card({ id: 'e9', title: 'Imported Fair', gettingReady: true }),
        card({ id: 'e8', title: 'Own Fair' }),
      ]),
    );
    expect((await rowOf('Imported Fair')).queryByText('Duplicate')).toBeNull();
    expect((await rowOf('Own Fair')).queryByText('Duplicate')).not.toBeNull();
  });

  it('have no fee yet while an import guessed it', async () => {
    const fees = { boothFeeCents: 7_500, applicationFeeCents: 0 };
    const guessed = card({ ...fees, id: 'e9', title: 'Imported Fair', defaultedFields: ['boothFeeCents'] });
    open(foundEvents([guessed, card({ ...fees, id: 'e8', title: 'Own Fair' })]));
    const feeIn = (row: Awaited<ReturnType<typeof rowOf>>) =>
      row.getAllByRole('cell').find(({ dataset }) => dataset['label'] === 'Fees')?.textContent;
    expect(feeIn(await rowOf('Imported Fair'))).toBe('—');
    expect(feeIn(await rowOf('Own Fair'))).toBe('$75.00');
  });

  it('[EV-068] are listed with status, dates and counts, and can be viewed, edited, duplicated and deleted', async () => {
    const { user, api } = open();
    const row = await rowOf('Winter Fair');
    expect(row.getByText('Applications Open')).toBeTruthy();
    expect(row.getByText('Sat, Dec 4, 2027')).toBeTruthy();
    expect(hrefOf(row.getByRole('link', { name: '7 applications' }))).toBe('/applications?event=e1&status=all');
    expect(row.getByText('2 new')).toBeTruthy();
    expect((await rowOf('Autumn Fair')).getByText('Draft')).toBeTruthy();
    expect((await rowOf('Autumn Fair')).getByText('None yet')).toBeTruthy();
    expect(['View', 'Edit'].map((word) => hrefOf(row.getByRole('link', { name: `${word} Winter Fair` })))).toEqual([
      '/events/e1',
      '/events/e1/edit',
    ]);
    expect(row.getByRole('button', { name: 'Duplicate Winter Fair' })).toBeTruthy();
    api.set('DeleteEvent', { done: { id: 'e1', isRefunding: true } });
    await user.click(row.getByRole('button', { name: 'Delete Winter Fair' }));
    await user.click(await screen.findByRole('button', { name: 'Delete event' }));
    await waitFor(() => expect(api.named('DeleteEvent')[0]?.variables).toEqual({ id: 'e1' }));
  });

  it('[EV-065] show the remaining matches after one of them was deleted', async () => {
    const { user, api, path } = open(foundEvents(events), '/organizer/events?status=published');
    api.set('DeleteEvent', { done: { id: 'e1', isRefunding: false } });
    await user.click(await screen.findByRole('button', { name: 'Delete Winter Fair' }));
    await user.click(await screen.findByRole('button', { name: 'Delete event' }));
    await screen.findByText('Event deleted successfully');
    await waitFor(() => expect(path()).toBe('/my-events'));
  });

  it('[EV-065] show the same past ones after one of them was deleted', async () => {
    const { user, api, path } = open(foundEvents(events), '/my-events?when=past');
    api.set('DeleteEvent', { done: { id: 'e1', isRefunding: true } });
    await user.click(await screen.findByRole('button', { name: 'Delete Winter Fair' }));
    await user.click(await screen.findByRole('button', { name: 'Delete event' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(path()).toBe('/my-events?when=past');
  });

  it('[EV-063] say what goes with the one that is deleted', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Winter Fair' }));
    const dialog = within(await screen.findByRole('dialog'));
    const items = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(items()).toEqual(['2 pending applications', '4 accepted applications']));
  });

  it.each([
    ['2020-05-09', 3, true],
    ['2020-05-09', 0, false],
    ['2097-05-09', 3, false],
  ])('[EV-063] of %s with %i paid booths says what deleting gives back: %s', async (eventDate, total, isTold) => {
    const { user, api, answered } = open(foundEvents([card({ eventDate, eventEndDate: eventDate })]));
    api.set('PaidBooths', { paid: { total, totals: { grossCents: 22_500, refundedCents: 0 } } });
    await user.click(await screen.findByRole('button', { name: /^Delete / }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(api.named('PaidBooths')).toHaveLength(1));
    await answered();
    expect(dialog.queryByText('Looking for paid booths…')).toBeNull();
    expect(dialog.queryAllByText(/^This event has taken place. Deleting it pays the fees back/)).toHaveLength(
      isTold ? 1 : 0,
    );
  });

  it('do not claim that vendors paid for a past one before that is known', async () => {
    const { user, api } = open(foundEvents([card({ eventDate: '2020-05-09', eventEndDate: '2020-05-09' })]));
    let fail: (answer: unknown) => void = () => undefined;
    api.set('PaidBooths', () => new Promise((resolve) => (fail = resolve)));
    await user.click(await screen.findByRole('button', { name: /^Delete / }));
    const dialog = within(await screen.findByRole('dialog'));
    const warning = () => dialog.queryByText(/^This event has taken place/);
    await dialog.findByText('Looking for paid booths…');
    await waitFor(() => expect(api.named('PaidBooths')).toHaveLength(1));
    expect(warning()).toBeNull();
    fail(refuse('INTERNAL', 'down'));
    await dialog.findByText(/^Its paid booths, with a full refund/);
    expect(warning()).toBeNull();
  });

  it('lead to the page that searches them', async () => {
    open();
    expect(hrefOf(await screen.findByRole('link', { name: 'Search events' }))).toBe('/organizer/events');
  });

  it('are put in order by the day they are on and not by how it reads', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Dates' }));
    await waitFor(() => expect(titles()).toEqual(['Autumn Fair', 'Winter Fair']));
  });

  it('are saved with the code of their status, whatever it is called on screen', async () => {
    catchSavedFiles();
    const facts = { eventDate: '2027-05-08', boothFeeCents: 7_550, applicationFeeCents: 0 };
    const { user } = open(
      foundEvents([
        card({ ...facts, id: 'e1', title: 'Open' }),
        card({ ...facts, id: 'e2', title: 'Draft', status: 'draft' }),
        card({ ...facts, id: 'e3', title: 'Down', takenDownReason: 'Spam' }),
        card({ ...facts, id: 'e4', title: 'Going', isBeingDeleted: true }),
        card({ ...facts, id: 'e5', title: 'Imported', defaultedFields: ['eventDate'] }),
      ]),
    );
    await rowOf('Going');
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
    expect(await lastSavedFile()).toBe(
      [
        'title,status,event_date,place,applications,fees\r\n',
        'Open,applications_open,2027-05-08,"Portland, OR",,75.50\r\n',
        'Draft,draft,2027-05-08,"Portland, OR",,75.50\r\n',
        'Down,taken_down,2027-05-08,"Portland, OR",,75.50\r\n',
        'Going,being_deleted,2027-05-08,"Portland, OR",,75.50\r\n',
        'Imported,applications_open,,"Portland, OR",,75.50\r\n',
      ].join(''),
    );
  });

  it('keep their place while they are loaded, and say what failed', async () => {
    const { user, api } = open(refuse('UNAVAILABLE', 'down'));
    await screen.findByText('Your events could not be loaded.');
    api.set('MyEvents', foundEvents([]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No upcoming events');
    // An imported event is claimed where it is listed.
    expect(hrefOf(screen.getByRole('link', { name: 'Find a listed event' }))).toBe('/events?range=all');
  });

  it('[EV-068] show when applications cannot be counted, and say so', async () => {
    const uncounted = { ...events[0], applicationCounts: null };
    const { user, api } = open(foundEvents([uncounted]));
    const cells = (await rowOf('Winter Fair')).getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells[4]).toBe('—');
    await screen.findByText('The number of applications could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Delete Winter Fair' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Its applications (the number could not be loaded)');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    api.set('MyEvents', foundEvents([events[0]]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: '7 applications' });
    await waitFor(() => expect(screen.queryByText('The number of applications could not be loaded.')).toBeNull());
  });

  it('[EV-069] are searched and narrowed by status and dates, as the address says', async () => {
    const { user, api, path } = open(foundEvents(events), '/organizer/events');
    await enter(user, await screen.findByRole('searchbox', { name: 'Search' }), 'winter');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Published');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Dates' }), 'Past');
    await waitFor(() => expect(path()).toBe('/organizer/events?search=winter&status=published&when=past'));
    const narrowed = { search: 'winter', status: 'published', past: true };
    await waitFor(() => expect(api.lastInput('MyEvents')).toMatchObject(narrowed));
    await screen.findByText('Search: winter · Status: Published · Dates: Past');
    api.set('MyEvents', foundEvents([]));
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' x');
    await user.click(await screen.findByRole('button', { name: 'Show all events' }));
    await waitFor(() => expect(path()).toBe('/organizer/events'));
  });

  it('[EV-070] that are published and ahead show who came in and what is left', async () => {
    const { api } = open(foundEvents([events[0]]), '/organizer/active-events');
    const cells = (await rowOf('Winter Fair')).getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.slice(3, 6)).toEqual(['7 applications2 newRoster of 4 vendors', '4', '31']);
    expect(api.named('MyEvents')[0]?.variables['input']).toMatchObject({
      status: 'published',
      upcoming: true,
      order: 'date_ascending',
    });
  });
});

describe('an own event that has started and not ended', () => {
  it.each(['/my-events', '/organizer/active-events', '/organizer/events'])(
    '[EV-070] is in %s as under way',
    async (address) => {
      open(foundEvents([card({ badge: 'past_event' })]), address);
      (await rowOf(card().title)).getByText('Under way');
    },
  );
});
