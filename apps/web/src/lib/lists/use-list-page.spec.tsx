import { enter } from '../../testing/enter.js';
import '../../testing/environment.js';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DataTable, type Column } from '../../components/ui/table/data-table.js';
import { SearchField, Segments } from '../../components/ui/list/filters.js';
import { createStore } from '../state/store.js';
import { oneOf, picked, typed } from './filters.js';
import { useListPage, type ListEndpoint } from './use-list-page.js';

interface Stall {
  id: string;
  name: string;
}
interface Asked {
  search: string;
  kind: string;
  day: string;
  page: number;
  pageSize: number;
}
interface Answer {
  stalls: { total: number; items: Stall[] };
}

const filters = { search: typed, kind: oneOf('all', 'food', 'crafts'), day: picked };
const kinds = filters.kind.values.map((value) => ({ value, label: value }));
const columns: readonly Column<Stall>[] = [
  { header: 'Stall name', field: 'name', cell: ({ name }) => name, value: ({ name }) => name },
];
const stalls = (count: number): Stall[] =>
  Array.from({ length: count }, (_, index) => ({ id: `s${index}`, name: `Stall ${index + 1}` }));

interface State {
  data?: Answer;
  currentData?: Answer;
  error?: unknown;
  isFetching: boolean;
}
const asked: Asked[] = [];
const answered =
  (total: number) =>
  (input: Asked): State => {
    const from = (input.page - 1) * input.pageSize;
    const data = { stalls: { total, items: stalls(total).slice(from, from + input.pageSize) } };
    return { data, currentData: data, isFetching: false };
  };
const refetch = jest.fn();

function List({ answer, fetchSize, scope }: { answer: (input: Asked) => State; fetchSize?: number; scope?: string }) {
  const endpoint: ListEndpoint<Asked, Answer> = {
    Types: {} as ListEndpoint<Asked, Answer>['Types'],
    useQuery: (input) => {
      asked.push(input);
      return { ...answer(input), refetch };
    },
    initiate: jest.fn(),
    useLazyQuery: () => [(input) => ({ unwrap: () => Promise.resolve(answer(input).data as Answer) })],
  };
  const { list, filters: address } = useListPage({
    endpoint,
    filters,
    scope,
    pageSize: 10,
    fetchSize,
    ask: (chosen, paging) => ({ ...chosen, ...paging }),
    pick: (data) => data.stalls,
    notLoaded: 'The stalls could not be loaded.',
  });
  return (
    <>
      <DataTable
        caption="Stalls"
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<p>No stalls</p>}
        filters={
          <>
            <SearchField
              label="Search"
              placeholder="Name"
              maxLength={filters.search.longest}
              value={address.texts.search}
              onChange={(search) => address.type({ search })}
            />
            <Segments
              label="Kind"
              value={address.chosen.kind}
              options={kinds}
              onChange={(kind) => address.choose({ kind })}
            />
          </>
        }
      />
      <button onClick={address.clear}>Clear</button>
      <button
        onClick={() => void list.everyRow().then((rows) => document.body.setAttribute('data-rows', `${rows.length}`))}
      >
        Everything
      </button>
    </>
  );
}

function open(address: string, props: Parameters<typeof List>[0]) {
  asked.length = 0;
  const router = createMemoryRouter([{ path: '/', element: <List {...props} /> }], { initialEntries: [address] });
  render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { user: userEvent.setup(), router, search: () => router.state.location.search };
}
const names = () => [...document.querySelectorAll('tbody td')].map((cell) => cell.textContent);

describe('The address of a list', () => {
  it('the address of a list says which filters and page are requested', () => {
    open('/?search=honey&kind=food&day=2027-05-08&page=2', { answer: answered(25) });
    expect(asked.at(-1)).toEqual({ search: 'honey', kind: 'food', day: '2027-05-08', page: 2, pageSize: 10 });
  });

  it('an unknown filter value or page in the address counts as the default', () => {
    open('/?kind=weapons&page=-3', { answer: answered(25) });
    expect(asked.at(-1)).toMatchObject({ kind: 'all', page: 1 });
  });

  it('a text in the address is cut to the length that its field allows', () => {
    open(`/?search=${'x'.repeat(150)}`, { answer: answered(25) });
    expect(asked.at(-1)?.search).toBe('x'.repeat(100));
    expect(screen.getByLabelText('Search')).toHaveProperty('value', 'x'.repeat(100));
  });

  it('choosing and typing write to the address, start at the first page, and can be undone with Back', async () => {
    const { user, router, search } = open('/?page=2', { answer: answered(25) });
    await user.click(screen.getByRole('button', { name: 'food' }));
    await screen.findByRole('button', { name: 'food', pressed: true });
    expect(search()).toBe('?kind=food');
    await enter(user, screen.getByLabelText('Search'), 'honey ');
    await waitFor(() => expect(search()).toBe('?search=honey&kind=food'));
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(search()).toBe('?search=honey&kind=food&page=3'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(search()).toBe('?search=honey&kind=food'));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(search()).toBe(''));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe(''));
  });

  it('a sort that is chosen before the last filter is rendered keeps that filter', async () => {
    const { search } = open('/', { answer: answered(3) });
    act(() => {
      fireEvent.click(screen.getByRole('button', { name: 'food' }));
      fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: '-name' } });
    });
    await waitFor(() => expect(names()).toEqual(['Stall 3', 'Stall 2', 'Stall 1']));
    expect(search()).toBe('?kind=food&sort=-name');
  });

  it('lists on one screen are separated by their scope and keep the parameters of the others', async () => {
    const { user, search } = open('/?page=7&markets-page=2', { answer: answered(25), scope: 'markets' });
    expect(asked.at(-1)).toMatchObject({ page: 2 });
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(search()).toBe('?page=7&markets-page=3'));
  });

  it('the address keeps the sort of a list that was fetched completely', async () => {
    const { user, search } = open('/?sort=-name', { answer: answered(3) });
    expect(names()).toEqual(['Stall 3', 'Stall 2', 'Stall 1']);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Stall name, ascending');
    await waitFor(() => expect(search()).toBe('?sort=name'));
  });
});

describe('The pages of a list', () => {
  it('pages are cut from the rows that were fetched together', async () => {
    const { user } = open('/?page=3', { answer: answered(45), fetchSize: 50 });
    expect(asked.at(-1)).toMatchObject({ page: 1, pageSize: 50 });
    expect(names()[0]).toBe('Stall 21');
    await user.click(screen.getByRole('button', { name: 'Page 5' }));
    await waitFor(() => expect(names()[0]).toBe('Stall 41'));
    expect(asked.at(-1)).toMatchObject({ page: 1, pageSize: 50 });
  });

  it('a page beyond the fetched rows fetches the next ones', () => {
    open('/?page=7', { answer: answered(75), fetchSize: 50 });
    expect(asked.at(-1)).toMatchObject({ page: 2, pageSize: 50 });
    expect(names()[0]).toBe('Stall 61');
    expect(screen.queryByLabelText('Sort by')).toBeNull();
  });

  it('a page beyond the last one goes to the last one without a step for Back', async () => {
    const { search, router } = open('/?kind=food&page=9', { answer: answered(25) });
    await waitFor(() => expect(search()).toBe('?kind=food&page=3'));
    await waitFor(() => expect(names()[0]).toBe('Stall 21'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('the page does not change while the list is loading', () => {
    const { search } = open('/?page=9', { answer: (input) => ({ ...answered(25)(input), isFetching: true }) });
    expect(search()).toBe('?page=9');
  });

  it('an export fetches all pages', async () => {
    const { user } = open('/', { answer: answered(250) });
    await user.click(screen.getByRole('button', { name: 'Everything' }));
    await waitFor(() => expect(document.body.getAttribute('data-rows')).toBe('250'));
  });
});

describe('The states of a list', () => {
  it('a loading list is marked as busy', () => {
    open('/', { answer: () => ({ isFetching: true }) });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  });

  it('an empty list keeps its filters', () => {
    open('/', { answer: answered(0) });
    expect(screen.getByText('No stalls')).toBeTruthy();
    expect(screen.getByLabelText('Search')).toBeTruthy();
  });

  it('rows of earlier filters are marked as stale', () => {
    open('/', { answer: (input) => ({ ...answered(2)(input), currentData: undefined, isFetching: true }) });
    expect(names()).toHaveLength(2);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  });

  it('a failed list offers to try again and shows no rows of other filters', async () => {
    const { user } = open('/', {
      answer: (input) => ({ ...answered(2)(input), currentData: undefined, error: { code: 'UNAVAILABLE' } }),
    });
    expect(names()).toEqual([]);
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('a failed refresh keeps the loaded rows', () => {
    open('/', { answer: (input) => ({ ...answered(2)(input), error: { code: 'UNAVAILABLE' } }) });
    expect(screen.getByRole('alert').textContent).toContain('The stalls could not be loaded.');
    expect(names()).toHaveLength(2);
  });
});
