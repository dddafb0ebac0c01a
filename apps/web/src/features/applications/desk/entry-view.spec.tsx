import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '../../../lib/api/base-api.js';
import { refuse } from '../../../testing/fake-api.js';
import { deskEntry, deskPage } from '../../../testing/market-events.js';
import { openRoute } from '../../../testing/render-route.js';

const entryOf = (name: string, facts: object = {}) =>
  deskEntry({
    id: `ap${name}`,
    vendor: { id: name, businessName: name, contactName: 'Ann', city: 'Salem', state: 'OR' },
    productsOffered: `Goods of ${name}`,
    ...facts,
  });
const [a, b, c] = [entryOf('A'), entryOf('B'), entryOf('C')];

const open = (path = '/applications?view=table') =>
  openRoute(path, {
    viewer: 'organizer',
    answers: {
      MyEvents: { events: { total: 0, items: [] } },
      DeskChoices: { choices: { categories: [], tags: [] } },
      BulkDecisions: { bulks: [] },
      DeskApplications: deskPage([a, b, c]),
    },
  });
type User = ReturnType<typeof open>['user'];
const review = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Review one by one' }));
  return dialog();
};

interface Asked {
  input: { page: number; pageSize: number };
}
const paged =
  (all: readonly unknown[], pending = 0) =>
  ({ input: { page, pageSize } }: Asked) =>
    deskPage(all.slice((page - 1) * pageSize, page * pageSize), {
      total: all.length,
      counts: { pending, accepted: 0, rejected: 0, withdrawn: 0 },
    });

/** An answer that comes when the test gives it. */
function held() {
  let give: (answer: unknown) => void = () => undefined;
  const answer = new Promise<unknown>((resolve) => (give = resolve));
  return { answer, give };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Application' }));

describe('one application of the table', () => {
  it('opens in full, with its vendor, and the arrow keys show the others in the order of the table', async () => {
    const { user } = open('/applications?view=table&sort=-vendor');
    await user.click(await screen.findByRole('link', { name: 'B' }));
    const view = await dialog();
    const vendorIs = (name: string) => view.findByRole('link', { name });
    expect((await vendorIs('B')).getAttribute('href')).toBe('/vendors/B');
    await view.findByText('Goods of B');
    await user.click(view.getByRole('button', { name: 'Previous' }));
    await vendorIs('C');
    await user.keyboard('{ArrowLeft}');
    await vendorIs('A');
    await view.findByText('A, 3 of 3');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await vendorIs('B');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const link = screen.getByRole('link', { name: 'B' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(link.getAttribute('href')).toBe('/applications?application=apB');
  });

  it('[AP-034] is decided there, and the next pending one takes its place', async () => {
    const { user, api } = open('/applications?view=table&status=pending');
    await user.click(await screen.findByRole('link', { name: 'B' }));
    const view = await dialog();
    await user.click(await view.findByRole('button', { name: 'Accept' }));
    const decision = within(await screen.findByRole('dialog', { name: /B/ }));
    await user.type(await decision.findByLabelText(/^Message/), 'Hi{ArrowLeft}');
    api.set('AcceptApplication', { application: { id: 'apB', status: 'accepted', heldBy: null } });
    api.set('DeskApplications', deskPage([a, c]));
    api.set('ComparedApplications', { applications: { items: [entryOf('B', { status: 'accepted' })] } });
    await user.click(decision.getByRole('button', { name: 'Accept application' }));
    await view.findByRole('link', { name: 'C' });
    await view.findByText('C, 2 of 2');
    view.getByRole('button', { name: 'Accept' });
  });

  it('stays open although it left the list, and leads on to what comes next', async () => {
    const { user, api, store } = open('/applications?view=table&status=pending');
    await user.click(await screen.findByRole('link', { name: 'B' }));
    const view = await dialog();
    await view.findByRole('link', { name: 'B' });
    api.set('DeskApplications', deskPage([a, c]));
    api.set('ComparedApplications', { applications: { items: [entryOf('B', { status: 'withdrawn' })] } });
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Application'])));
    await view.findByText('Withdrawn');
    expect(view.queryByRole('button', { name: 'Accept' })).toBeNull();
    await user.click(view.getByRole('button', { name: 'Next' }));
    await view.findByRole('link', { name: 'C' });
  });
});

describe('reviewing one by one', () => {
  it('begins with the first pending one, also from the cards', async () => {
    const { user, api } = open('/applications?status=all');
    api.set('DeskApplications', deskPage([entryOf('A', { status: 'accepted' }), b, c]));
    const view = await review(user);
    await view.findByRole('link', { name: 'B' });
  });

  it('[AP-034] [AP-035] takes one key for each step, shows the keys, and ends with the last decision', async () => {
    const photo = { id: 'p1', fileSize: 1, displayOrder: 1, imageUrl: '/large', thumbnailUrl: '/small' };
    const [first, second] = [entryOf('A', { images: [photo] }), b];
    const { user, api } = open('/applications?status=pending');
    api.set('DeskApplications', deskPage([first, second]));
    const view = await review(user);
    await view.findByText('A, 1 of 2');
    expect(view.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['← →', 'P', 'A', 'R', 'S', '1–5', 'N']),
    );

    await user.keyboard('p');
    const large = await screen.findByRole('dialog', { name: 'Photo 1 of 1' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(large.isConnected).toBe(false));

    api.set('MarkApplication', { marks: { ...first.marks, shortlisted: true } });
    await user.keyboard('s');
    await waitFor(() => expect(api.named('MarkApplication')).toHaveLength(1));
    expect(api.named('MarkApplication')[0]?.variables['input']).toEqual({ applicationId: 'apA', shortlisted: true });

    api.set('AcceptApplication', { application: { id: 'apA', status: 'accepted', heldBy: null } });
    await user.keyboard('a');
    const booth = await screen.findByLabelText(/^Booth/);
    await waitFor(() => expect(document.activeElement).toBe(booth));
    expect(booth).toHaveProperty('value', '');
    await user.keyboard('sn12');
    api.set('DeskApplications', deskPage([second]));
    await user.keyboard('{Enter}');
    await view.findByText('B, 1 of 1');
    expect(api.named('AcceptApplication')[0]?.variables['input']).toMatchObject({
      applicationId: 'apA',
      boothLocation: 'sn12',
    });
    expect(api.named('MarkApplication')).toHaveLength(1);

    api.set('RejectApplication', { application: { id: 'apB', status: 'rejected', heldBy: null } });
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await user.keyboard('r');
    await screen.findByLabelText(/^Reason/);
    api.set('DeskApplications', ({ input }: { input: { status?: string } }) =>
      deskPage(input.status ? [] : [entryOf('B', { status: 'rejected' })]),
    );
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('You have answered everyone');
  });

  it('leaves a refused decision where it is', async () => {
    const { user, api } = open('/applications?status=pending');
    const view = await review(user);
    await view.findByText('A, 1 of 3');
    api.set('AcceptApplication', refuse('UNAVAILABLE', 'Please try again.'));
    await user.keyboard('a');
    await user.click(await screen.findByRole('button', { name: 'Accept application' }));
    await screen.findByText(/try again/);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await view.findByText('A, 1 of 3');
  });

  it('keeps its keys after a click on a mark that is being sent, and sends marks one after the other', async () => {
    const { user, api } = open('/applications?status=pending');
    const view = await review(user);
    await view.findByText('A, 1 of 3');
    api.set('MarkApplication', () => new Promise(() => undefined));
    await user.click(view.getByRole('button', { name: '4 of 5' }));
    await user.keyboard('s2');
    await user.keyboard('{ArrowRight}');
    await view.findByText('B, 2 of 3');
    expect(api.named('MarkApplication')).toHaveLength(2);
  });

  it('takes a key that is held down as one press', async () => {
    const { user, api } = open('/applications?status=pending');
    const view = await review(user);
    await view.findByText('A, 1 of 3');
    api.set('MarkApplication', { marks: { ...a.marks, shortlisted: true } });
    fireEvent.keyDown(document.body, { key: 's', repeat: true });
    fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true });
    await view.findByText('B, 2 of 3');
    expect(api.named('MarkApplication')).toHaveLength(0);
  });

  it('shows each application from its beginning', async () => {
    const { user } = open('/applications?status=pending');
    const view = await review(user);
    await view.findByText('A, 1 of 3');
    const frame = screen.getByRole('dialog');
    frame.scrollTop = 400;
    await user.keyboard('{ArrowRight}');
    await view.findByText('B, 2 of 3');
    expect(frame.scrollTop).toBe(0);
  });

  it('ends in the list of all as soon as nothing waits for a decision', async () => {
    const all = [a, ...[...'BCDEFGHIJKLMNO'].map((name) => entryOf(name, { status: 'accepted' }))];
    const { user, api } = open('/applications?status=all');
    api.set('DeskApplications', paged(all, 1));
    const view = await review(user);
    await view.findByText('A, 1 of 15');
    await user.keyboard('r');
    await screen.findByLabelText(/^Reason/);
    api.set('RejectApplication', { application: { id: 'apA', status: 'rejected', heldBy: null } });
    api.set('DeskApplications', paged([entryOf('A', { status: 'rejected' }), ...all.slice(1)]));
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('You have answered everyone');
  });

  it('stays with the one the person turned to before a decision arrives in the list', async () => {
    const { user, api } = open('/applications?status=all');
    const view = await review(user);
    await view.findByText('A, 1 of 3');
    api.set('AcceptApplication', { application: { id: 'apA', status: 'accepted', heldBy: null } });
    await user.keyboard('a');
    await screen.findByLabelText(/^Booth/);
    const list = held();
    api.set('DeskApplications', () => list.answer);
    await user.click(screen.getByRole('button', { name: 'Accept application' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await user.keyboard('{ArrowRight}');
    await view.findByText('B, 2 of 3');
    await user.keyboard('{ArrowLeft}');
    await view.findByText('A, 1 of 3');
    list.give(deskPage([entryOf('A', { status: 'accepted' }), b, c]));
    await view.findByText('Accepted');
    await user.keyboard('{ArrowLeft}');
    await view.findByText('C, 3 of 3');
  });
});

describe('reviewing one by one, over several pages', () => {
  const names = 'ABCDEFGHIJKLMNOP';
  const all = [...names].map((name) => entryOf(name));

  it('continues on the next page, and comes back to the one before', async () => {
    const { user, api, path } = open('/applications?status=pending');
    api.set('DeskApplications', paged(all));
    const view = await review(user);
    await view.findByText('A, 1 of 16');
    await user.keyboard('{ArrowLeft}');
    await view.findByText('P, 16 of 16');
    expect(path()).toContain('page=2');
    await user.keyboard('{ArrowRight}');
    await view.findByText('A, 1 of 16');
    for (const _ of names.slice(0, 11)) await user.keyboard('{ArrowRight}');
    await view.findByText('L, 12 of 16');
    await user.keyboard('{ArrowRight}');
    await view.findByText('M, 13 of 16');
  });

  it('opens the first of the next page although the key is pressed again before it is there', async () => {
    const { user, api, path } = open('/applications?status=pending');
    const second = held();
    api.set('DeskApplications', (asked: Asked) => (asked.input.page === 2 ? second.answer : paged(all)(asked)));
    const view = await review(user);
    await view.findByText('A, 1 of 16');
    for (const _ of names.slice(0, 11)) await user.keyboard('{ArrowRight}');
    await view.findByText('L, 12 of 16');
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(path()).toContain('page=2'));
    await user.keyboard('{ArrowRight}');
    await view.findByText('L, 12 of 16');
    second.give(paged(all)({ input: { page: 2, pageSize: 12 } }));
    await view.findByText('M, 13 of 16');
  });

  it('keeps its place while the browser goes back to another page of the list', async () => {
    const { user, api, path, router } = open('/applications?status=pending');
    api.set('DeskApplications', paged(all));
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await screen.findByRole('link', { name: 'M' });
    const view = await review(user);
    await view.findByText('M, 13 of 16');
    const first = held();
    api.set('DeskApplications', (asked: Asked) => (asked.input.page === 1 ? first.answer : paged(all)(asked)));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(path()).not.toContain('page=2'));
    await view.findByText('M, 13 of 16');
    first.give(paged(all)({ input: { page: 1, pageSize: 12 } }));
    await screen.findByText('Goods of A');
    await view.findByText('M, 13 of 16');
    await user.keyboard('{ArrowRight}');
    await view.findByText('N, 14 of 16');
  });

  it('[AP-034] starts over at the first after the last page was answered', async () => {
    const { user, api } = open('/applications?status=pending&page=2');
    api.set('DeskApplications', paged(all.slice(0, 13), 13));
    const view = await review(user);
    await view.findByText('M, 13 of 13');
    await user.keyboard('r');
    await screen.findByLabelText(/^Reason/);
    api.set('RejectApplication', { application: { id: 'apM', status: 'rejected', heldBy: null } });
    api.set('ComparedApplications', { applications: { items: [entryOf('M', { status: 'rejected' })] } });
    api.set('DeskApplications', paged(all.slice(0, 12), 12));
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    await view.findByText('A, 1 of 12');
  });
});
