import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { todayIn } from '../../lib/format/dates.js';
import { card, eventAnswer, type EventFacts } from '../../testing/market-events.js';
import { catchSavedFiles, lastSavedFile } from '../../testing/saved-files.js';

const events = [
  card({
    id: 'e1',
    title: 'Winter Fair',
    eventDate: '2027-12-04',
    eventEndDate: '2027-12-04',
    applicationCounts: { total: 7, pending: 2, accepted: 4 },
  }),
  card({
    id: 'e2',
    title: 'Autumn Fair',
    eventDate: '2027-10-02',
    eventEndDate: '2027-10-03',
    status: 'draft',
    applicationCounts: { total: 0, pending: 0, accepted: 0 },
  }),
];
const list = (items: unknown[]) => ({ events: { total: items.length, items } });
const noneArePaid = { paid: { total: 0, totals: { grossCents: 0, refundedCents: 0 } } };
const open = (answer: unknown = list(events), path = '/my-events') =>
  openRoute(path, { viewer: 'organizer', answers: { MyEvents: answer, PaidBooths: noneArePaid } });
const rowOf = async (title: string) =>
  within((await screen.findByRole('link', { name: title })).closest('tr') as HTMLElement);
const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

describe('the organizer’s own events', () => {
  it('[EV-034] are marked as today until they open, and then as past alone', async () => {
    const timeZone = 'Pacific/Kiritimati';
    const eventDate = todayIn(timeZone);
    const now = { eventDate, eventEndDate: eventDate, timeZone };
    const opened = card({ id: 'e9', title: 'Opened', ...now, badge: 'past_event' });
    open(list([card({ id: 'e8', title: 'Opens later', ...now }), opened, events[0]]));
    const marks = async (title: string) => {
      const row = await rowOf(title);
      return ['Today', 'Past Event'].map((words) => row.queryAllByText(words).length);
    };
    expect([await marks('Opens later'), await marks('Opened')]).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect((await rowOf('Winter Fair')).queryByText('Today')).toBeNull();
  });

  it('say which have no booth left', async () => {
    const accepting = (accepted: number) => ({ maxVendors: 2, applicationCounts: { total: 3, pending: 1, accepted } });
    open(list([card({ id: 'e8', title: 'Full Fair', ...accepting(2) }), card({ id: 'e9', ...accepting(1) })]));
    expect((await rowOf('Full Fair')).getByText('All booths taken')).toBeTruthy();
    expect(screen.getAllByText('All booths taken')).toHaveLength(1);
  });

  it('can be duplicated once the organizer has confirmed what an import says', async () => {
    open(list([card({ id: 'e9', title: 'Imported Fair', gettingReady: true }), card({ id: 'e8', title: 'Own Fair' })]));
    expect((await rowOf('Imported Fair')).queryByText('Duplicate')).toBeNull();
    expect((await rowOf('Own Fair')).queryByText('Duplicate')).not.toBeNull();
  });

  it('have no fee yet while an import guessed it', async () => {
    const fees = { boothFeeCents: 7_500, applicationFeeCents: 0 };
    const guessed = card({ ...fees, id: 'e9', title: 'Imported Fair', defaultedFields: ['boothFeeCents'] });
    open(list([guessed, card({ ...fees, id: 'e8', title: 'Own Fair' })]));
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
    expect(hrefOf(row.getByRole('link', { name: '7 applications' }))).toBe('/applications?event=e1');
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

  it('[EV-065] show what is left after one was deleted among those found', async () => {
    const { user, api, path } = open(list(events), '/organizer/events?status=published');
    api.set('DeleteEvent', { done: { id: 'e1', isRefunding: false } });
    await user.click(await screen.findByRole('button', { name: 'Delete Winter Fair' }));
    await user.click(await screen.findByRole('button', { name: 'Delete event' }));
    await screen.findByText('Event deleted successfully');
    await waitFor(() => expect(path()).toBe('/my-events'));
  });

  it('[EV-063] say what goes with the one that is deleted', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Winter Fair' }));
    const dialog = within(await screen.findByRole('dialog'));
    const items = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(items()).toEqual(['2 pending applications', '4 accepted applications']));
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
      list([
        card({ ...facts, id: 'e1', title: 'Open' }),
        card({ ...facts, id: 'e2', title: 'Draft', status: 'draft' }),
        card({ ...facts, id: 'e3', title: 'Down', takenDownReason: 'Spam' }),
        card({ ...facts, id: 'e4', title: 'Going', isBeingDeleted: true }),
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
      ].join(''),
    );
  });

  it('keep their place while they are loaded, and say what failed', async () => {
    const { user, api } = open(refuse('UNAVAILABLE', 'down'));
    await screen.findByText('Your events could not be loaded.');
    api.set('MyEvents', list([]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No events yet');
  });

  it('[EV-068] show when applications cannot be counted, and say so', async () => {
    const uncounted = { ...events[0], applicationCounts: null };
    const { user, api } = open(list([uncounted]));
    const cells = (await rowOf('Winter Fair')).getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells[4]).toBe('—');
    await screen.findByText('The number of applications could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Delete Winter Fair' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Its applications (the number could not be loaded)');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    api.set('MyEvents', list([events[0]]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: '7 applications' });
    expect(screen.queryByText('The number of applications could not be loaded.')).toBeNull();
  });

  it('[EV-069] are searched and narrowed by status, as the address says', async () => {
    const { user, api, path } = open(list(events), '/organizer/events');
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'winter');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Published');
    await waitFor(() => expect(path()).toBe('/organizer/events?search=winter&status=published'));
    await waitFor(() =>
      expect(api.named('MyEvents').at(-1)?.variables['input']).toMatchObject({ search: 'winter', status: 'published' }),
    );
    api.set('MyEvents', list([]));
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' x');
    await user.click(await screen.findByRole('button', { name: 'Show all events' }));
    await waitFor(() => expect(path()).toBe('/organizer/events'));
  });

  it('[EV-070] that are published and ahead show who came in and what is left', async () => {
    const { api } = open(list([events[0]]), '/organizer/active-events');
    const cells = (await rowOf('Winter Fair')).getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.slice(3, 6)).toEqual(['7 applications2 new', '4', '31']);
    expect(api.named('MyEvents')[0]?.variables['input']).toMatchObject({
      status: 'published',
      upcoming: true,
      order: 'date_ascending',
    });
  });
});

describe('an own event that has started and not ended', () => {
  it.each([
    ['/organizer/active-events', 'Under way'],
    ['/organizer/events', 'Past Event'],
  ])('[EV-070] is in %s as %s', async (address, badge) => {
    open(list([card({ badge: 'past_event' })]), address);
    (await rowOf(card().title)).getByText(badge);
  });
});

describe('duplicating an own event', () => {
  const open = (answer: unknown, facts: EventFacts = {}) =>
    openRoute('/events/e1', {
      viewer: 'organizer',
      answers: {
        Event: eventAnswer(facts),
        Attachments: { attachments: [] },
        MyEvents: list(events),
        DuplicateEvent: answer,
        RepeatEvent: answer,
      },
    });
  const begin = async (answer: unknown, placement: string | RegExp) => {
    const opened = open(answer, { eventDate: '2097-05-11', eventEndDate: '2097-05-11' });
    await opened.user.click(await screen.findByRole('button', { name: 'Duplicate' }));
    const dialog = within(await screen.findByRole('dialog'));
    await opened.user.click(dialog.getByRole('radio', { name: placement }));
    return { ...opened, dialog };
  };

  it('moves all dates by whole weeks, and opens the new draft', async () => {
    const { user, api, path, dialog } = await begin({ event: { id: 'e9' } }, /^Next season/);
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(path()).toBe('/events/e9/edit'));
    expect(api.named('DuplicateEvent')[0]?.variables['input']).toEqual({ id: 'e1', eventDate: '2097-08-10' });
  });

  it('shows why it was refused', async () => {
    const { user, dialog } = await begin(refuse('NOT_FOUND', 'Event not found'), /^Next week/);
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await screen.findByText('Event not found');
  });

  it('asks for the date of an event that is long past', async () => {
    const { user } = open(undefined, { eventDate: '2024-05-11', eventEndDate: '2024-05-11' });
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('radio')[0]).toBe(dialog.getByRole('radio', { name: 'To a date of your choice' }));
    dialog.getByLabelText('Event date of the draft');
  });

  it('moves it to a date of the organizer’s choice', async () => {
    const { user, api, path, dialog } = await begin({ event: { id: 'e9' } }, 'To a date of your choice');
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    dialog.getByText('Please enter a date');
    expect(document.activeElement).toBe(dialog.getByLabelText('Event date of the draft'));
    await user.type(dialog.getByLabelText('Event date of the draft'), '2020-06-19');
    dialog.getByText('This day has passed. Please enter a later one.');
    await user.clear(dialog.getByLabelText('Event date of the draft'));
    await user.type(dialog.getByLabelText('Event date of the draft'), '2097-06-19');
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(path()).toBe('/events/e9/edit'));
    expect(api.named('DuplicateEvent')[0]?.variables['input']).toEqual({ id: 'e1', eventDate: '2097-06-19' });
  });

  it('shows the dates of a series before it creates the drafts, and lists them after', async () => {
    const { user, api, path, dialog } = await begin({ repeated: { ids: ['e8', 'e9'] } }, 'Every 2 weeks');
    await user.type(dialog.getByLabelText('Until'), '2097-06-10');
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sat, May 25, 2097',
      'Sat, Jun 8, 2097',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Create 2 drafts' }));
    await waitFor(() => expect(path()).toBe('/my-events'));
    const input = { id: 'e1', eventDates: ['2097-05-25', '2097-06-08'] };
    expect(api.named('RepeatEvent')[0]?.variables).toEqual({ input });
    await screen.findByText('2 drafts created. Check each one, then publish it.');
  });

  it('shows what is wrong with the last day of a series as soon as its field is left', async () => {
    const { user, dialog } = await begin(undefined, 'Every week');
    await user.type(dialog.getByLabelText('Until'), '2097-05-12');
    expect(dialog.queryByText(/^There is no date before this day/)).toBeNull();
    await user.tab();
    dialog.getByText('There is no date before this day. Please enter a later one.');
  });

  it('refuses a series without a date or with too many', async () => {
    const { user, api, dialog } = await begin(undefined, 'Every week');
    await user.type(dialog.getByLabelText('Until'), '2097-05-12');
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    dialog.getByText('There is no date before this day. Please enter a later one.');
    await user.clear(dialog.getByLabelText('Until'));
    await user.type(dialog.getByLabelText('Until'), '2098-05-09');
    dialog.getByText('Please enter an earlier day: up to 30 drafts can be created together.');
    expect(api.named('RepeatEvent')).toEqual([]);
  });
});
