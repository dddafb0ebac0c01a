import '../../../testing/environment.js';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { ListPage } from '../../../lib/lists/list-page.js';
import { Provider } from 'react-redux';
import { createStore } from '../../../lib/state/store.js';
import { catchSavedFiles, lastSavedFile } from '../../../testing/saved-files.js';
import { DataTable, instantColumn, moneyColumn, statusColumn, type Column } from './data-table.js';

interface Stall {
  id: string;
  name: string;
  cents: number;
  place: string | null;
}
const stall = (id: string, name: string, cents: number, place: string | null = null): Stall => ({
  id,
  name,
  cents,
  place,
});
const stalls = [stall('1', 'Stall 10', 900), stall('2', 'stall 2', 8_500, 'Row B'), stall('3', '=HYPERLINK("x")', 50)];
const columns: Column<Stall>[] = [
  { header: 'Name', field: 'stall_name', cell: (row) => row.name, value: (row) => row.name },
  moneyColumn('Fee', (row) => row.cents, 'booth_fee'),
  { header: 'Place', field: 'place', cell: (row) => row.place ?? '—', value: (row) => row.place },
  { header: 'Actions', cell: (row) => <button>Open {row.name}</button>, actions: true },
];
const many = Array.from({ length: 45 }, (_, index) => stall(`s${index}`, `Stall ${index + 1}`, index * 100));

/** The first page of a list of which `rows` were fetched. */
const listOf = (rows: readonly Stall[], rest: Partial<ListPage<Stall>>): ListPage<Stall> => ({
  rows,
  total: rows.length,
  page: 1,
  pageSize: 3,
  offset: 0,
  toPage: () => undefined,
  isWhole: true,
  sort: '',
  toSort: () => undefined,
  isStale: false,
  problem: undefined,
  refetch: () => undefined,
  everyRow: () => Promise.resolve(rows),
  ...rest,
});

function show(props: Partial<ComponentProps<typeof DataTable<Stall>>> = {}) {
  const table = (more: typeof props) => (
    <DataTable caption="Stalls" rows={stalls} columns={columns} rowKey={(row) => row.id} {...props} {...more} />
  );
  const store = createStore();
  const view = render(table({}), { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
  return { user: userEvent.setup(), again: (more: typeof props) => view.rerender(table(more)), view };
}
const names = () => [...document.querySelectorAll('tbody td:first-child')].map((cell) => cell.textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => within(head(name)).getByRole('button');

beforeEach(() => localStorage.clear());

it('a phone can leave out cells with a dash or no money', () => {
  show({ rows: [stall('1', 'Free stall', 0), stall('2', 'Paid stall', 900, 'Row B')] });
  const empty = [...document.querySelectorAll('td[data-empty]')].map((cell) => cell.getAttribute('data-label'));
  expect(empty).toEqual(['Fee', 'Place']);
});

it('the actions of a row are named after it, since every row has the same ones', () => {
  show();
  within(screen.getByRole('group', { name: 'stall 2' })).getByRole('button', { name: 'Open stall 2' });
});

describe('the card of a phone', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });
  const folded = () =>
    [...document.querySelectorAll('tr:not([data-open]) > td[data-folded]')].map((cell) => cell.textContent);

  it('folds details and hidden columns behind “More”, also by the keyboard', async () => {
    const details = columns.map((column) => ({
      ...column,
      phone: column.field === 'booth_fee' ? ('more' as const) : undefined,
      extra: column.field === 'place',
    }));
    const { user } = show({ id: 'stalls', rows: [stall('1', 'Stall 1', 8_500, 'Row B')], columns: details });
    expect(folded()).toEqual(['$85.00', 'Row B']);
    const more = screen.getByRole('button', { name: 'More', description: 'Stall 1', expanded: false });
    more.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Less', expanded: true })).toBe(more);
    expect(folded()).toEqual([]);
  });

  it('has no “More” where the details are empty', () => {
    const [title, ...details] = columns.slice(0, 3).map((column) => ({ ...column, phone: 'more' as const }));
    show({ rows: [stall('1', 'Stall 1', 0)], columns: [{ ...title!, phone: undefined }, ...details] });
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });
});

describe('the order of a table', () => {
  it('goes up, down and back by the keyboard, and says so in the head', async () => {
    const { user } = show();
    sortBy('Fee').focus();
    await user.keyboard('{Enter}');
    expect(head('Fee').getAttribute('aria-sort')).toBe('ascending');
    expect(names()).toEqual(['=HYPERLINK("x")', 'Stall 10', 'stall 2']);
    await user.keyboard('{Enter}');
    expect(head('Fee').getAttribute('aria-sort')).toBe('descending');
    expect(names()).toEqual(['stall 2', 'Stall 10', '=HYPERLINK("x")']);
    await user.keyboard('{Enter}');
    expect(head('Fee').hasAttribute('aria-sort')).toBe(false);
    expect(names()).toEqual(stalls.map(({ name }) => name));
  });

  it('takes numbers inside names as numbers, and rows without a value last', async () => {
    const { user } = show();
    await user.click(sortBy('Name'));
    expect(names().slice(1)).toEqual(['stall 2', 'Stall 10']);
    await user.click(sortBy('Place'));
    expect(names()[0]).toBe('stall 2');
    await user.click(sortBy('Place'));
    expect(names()[0]).toBe('stall 2');
  });

  it('can be picked where cards have no heads', async () => {
    const { user } = show();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Fee, descending');
    expect(names()[0]).toBe('stall 2');
    expect(screen.queryByRole('option', { name: /Actions/ })).toBeNull();
  });

  it('is not asked for where there is one card only', () => {
    show({ rows: stalls.slice(0, 1) });
    expect(screen.queryByLabelText('Sort by')).toBeNull();
  });

  it('shows the current order in the header, and reverses it', async () => {
    const dearest = [...stalls].sort((one, other) => other.cents - one.cents);
    const { user } = show({ rows: dearest, order: { field: 'booth_fee', descending: true } });
    expect(head('Fee').getAttribute('aria-sort')).toBe('descending');
    expect(names()[0]).toBe('stall 2');
    await user.click(sortBy('Fee'));
    expect(head('Fee').getAttribute('aria-sort')).toBe('ascending');
    expect(names()[0]).toBe('=HYPERLINK("x")');
    await user.click(sortBy('Fee'));
    expect(head('Fee').getAttribute('aria-sort')).toBe('descending');
    for (let clicks = 0; clicks < 3; clicks += 1) await user.click(sortBy('Name'));
    expect(head('Fee').getAttribute('aria-sort')).toBe('descending');
  });

  it('is shown in the head also where only the server can sort', () => {
    const order = { field: 'booth_fee', descending: true };
    show({ list: listOf(stalls, { total: 7, isWhole: false, sort: 'stall_name' }), order });
    expect(head('Fee').getAttribute('aria-sort')).toBe('descending');
    expect(head('Name').hasAttribute('aria-sort')).toBe(false);
    expect(names()).toEqual(stalls.map(({ name }) => name));
  });

  it('is the server’s where the list spills over the page at hand', async () => {
    const toPage = jest.fn();
    const { user } = show({ list: listOf(stalls, { total: 7, isWhole: false, toPage }) });
    expect(within(head('Fee')).queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(toPage).toHaveBeenCalledWith(3);
  });
});

describe('the pages of a table', () => {
  it('splits loaded rows into pages, and a new order begins at the first page', async () => {
    const { user } = show({ rows: many });
    expect(names()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(names()).toEqual(['Stall 41', 'Stall 42', 'Stall 43', 'Stall 44', 'Stall 45']);
    await user.click(sortBy('Fee'));
    expect(names()[0]).toBe('Stall 1');
  });

  it('are as long as the server’s, also while a single one holds them all', () => {
    show({ list: listOf(many, { pageSize: 50 }) });
    expect(names()).toHaveLength(45);
    expect(screen.queryByRole('button', { name: 'Page 2' })).toBeNull();
  });

  it('stays on a page that is there when rows go', async () => {
    const { user, again } = show({ rows: many });
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    again({ rows: many.slice(0, 21) });
    expect(names()).toEqual(['Stall 21']);
  });

  it('prints all rows, with the filters in words', () => {
    show({ rows: many, filterText: 'Status: paid' });
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(names()).toHaveLength(45);
    expect(screen.getByText('Status: paid')).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(names()).toHaveLength(20);
  });
});

describe('the columns of a table', () => {
  it('can be put away by the keyboard, and stay so when the table comes back', async () => {
    const { user, view } = show({ id: 'stalls' });
    screen.getByRole('button', { name: 'Columns' }).focus();
    await user.keyboard('{Enter}{Tab} {Escape}');
    expect(screen.queryByRole('columnheader', { name: 'Fee' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Columns' }));
    view.unmount();
    show({ id: 'stalls' });
    expect(screen.queryByRole('columnheader', { name: 'Fee' })).toBeNull();
    expect(head('Name')).toBeTruthy();
  });

  it('offers neither the title of the rows nor the buttons', async () => {
    const { user } = show({ id: 'stalls' });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual(['Fee', 'Place']);
  });

  it('shows an extra column once it is chosen, also when the table comes back', async () => {
    const extra = columns.map((column) => ({ ...column, extra: column.header === 'Place' }));
    const { user, view } = show({ id: 'stalls', columns: extra });
    expect(screen.queryByRole('columnheader', { name: 'Place' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getByRole('checkbox', { name: 'Place' })).toHaveProperty('checked', false);
    await user.click(screen.getByRole('checkbox', { name: 'Place' }));
    expect(head('Place')).toBeTruthy();
    view.unmount();
    show({ id: 'stalls', columns: extra });
    expect(head('Place')).toBeTruthy();
  });

  it('are remembered by names that no language changes', async () => {
    const { user, view } = show({ id: 'stalls' });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Fee' }));
    view.unmount();
    show({ id: 'stalls', columns: columns.map((column) => ({ ...column, header: `El ${column.header}` })) });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'El Name',
      'El Place',
      'El Actions',
    ]);
  });

  it('ignores stored columns that cannot be read', () => {
    localStorage.setItem('stallbook.columns.stalls', '{"not":"a list"');
    show({ id: 'stalls' });
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  });
});

describe('the file of a table', () => {
  beforeEach(catchSavedFiles);

  it('has the visible columns in their order and escapes formulas', async () => {
    const { user } = show({ id: 'stalls' });
    await user.click(sortBy('Fee'));
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    expect(await lastSavedFile()).toBe(
      'stall_name,booth_fee,place\r\n"\'=HYPERLINK(""x"")",0.50,\r\nStall 10,9.00,\r\nstall 2,85.00,Row B\r\n',
    );
  });

  it('cannot be asked for before its rows are there', () => {
    const { again } = show({ id: 'stalls', list: listOf([], { rows: undefined }) });
    const isOff = () => screen.getByRole<HTMLButtonElement>('button', { name: 'CSV' }).disabled;
    expect(isOff()).toBe(true);
    again({ list: listOf(stalls, { isStale: true }) });
    expect(isOff()).toBe(true);
    again({ list: listOf(stalls, {}) });
    expect(isOff()).toBe(false);
  });

  it('has extra columns, whether they are visible or not', async () => {
    const extra = columns.map((column) => ({ ...column, extra: column.header === 'Place' }));
    const { user } = show({ id: 'stalls', columns: extra });
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    expect((await lastSavedFile()).split('\r\n')[0]).toBe('stall_name,booth_fee,place');
  });

  it('has names and values that are the same in every language', async () => {
    const { user } = show({
      id: 'stalls',
      rows: stalls.slice(0, 1),
      columns: [
        columns[0]!,
        instantColumn('Sent', () => '2027-05-08T16:05:00.000Z', 'sent_at'),
        statusColumn('Status', () => 'completed'),
      ],
    });
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    expect(await lastSavedFile()).toBe('stall_name,sent_at,status\r\nStall 10,2027-05-08T16:05:00.000Z,completed\r\n');
  });

  it('has the rows of every page', async () => {
    const list = listOf(stalls, { total: 45, isWhole: false, everyRow: () => Promise.resolve(many) });
    const { user } = show({ id: 'stalls', list });
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    await screen.findByRole('button', { name: 'CSV', busy: false });
    expect((await lastSavedFile()).split('\r\n')).toHaveLength(47);
  });
});

describe('a table without rows', () => {
  it('waits in its own shape', () => {
    show({ rows: undefined, id: 'stalls' });
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  });

  it('says what failed and tries again', async () => {
    const onRetry = jest.fn();
    const { user } = show({ rows: undefined, problem: { message: 'The stalls could not be loaded.', onRetry } });
    expect(screen.getByRole('alert').textContent).toContain('The stalls could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('keeps the filters with the empty state, but offers no export', () => {
    show({ rows: [], id: 'stalls', filters: <button>All</button>, empty: <p>No stalls</p> });
    expect(screen.getByText('No stalls')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'All' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
  });
});
