import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor, within } from '@testing-library/react';
import { application, card, deskEntry, deskPage, ownPage } from '../../testing/market-events.js';
import { refuse } from '../../testing/fake-api.js';

const events = { MyEvents: { events: { total: 1, items: [card()] } } };
const two = [
  application(),
  application({ id: 'ap2', status: 'accepted', paymentStatus: 'completed', boothLocation: 'Row B, booth 12' }),
];
const received = two.map((facts) => deskEntry(facts));
const choices = { choices: { categories: ['Pottery'], tags: ['local'] } };

describe('the applications an organizer received', () => {
  const open = (path: string, answer: unknown = deskPage(received)) =>
    openRoute(path, {
      viewer: 'organizer',
      answers: { ...events, DeskApplications: answer, DeskChoices: choices, BulkDecisions: { bulks: [] } },
    });

  it('turn into a table that the address remembers, with complete lists', async () => {
    const { user, api, path } = open('/applications?status=accepted');
    await screen.findAllByText('Mugs');
    await user.click(screen.getByRole('button', { name: 'Table', pressed: false }));
    const table = within(await screen.findByRole('table', { name: 'Applications' }));
    expect(path()).toBe('/applications?status=accepted&view=table');
    expect(await table.findByText('Paid')).toBeTruthy();
    expect(table.queryByText('Row B, booth 12')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Booth' }));
    expect(await table.findByText('Row B, booth 12')).toBeTruthy();
    await waitFor(() => expect(api.lastInput('DeskApplications')).toMatchObject({ pageSize: 100, page: 1 }));
    expect(await screen.findByText('Event: all · Status: accepted')).toBeTruthy();
  });

  it('[AP-037] are decided from a row as from a card', async () => {
    const { user, api } = open('/applications?view=table');
    api.set('AcceptApplication', { application: { id: 'ap1', status: 'accepted', heldBy: null } });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await user.click(await screen.findByRole('button', { name: 'Accept application' }));
    await waitFor(() =>
      expect(api.named('AcceptApplication')[0]?.variables['input']).toMatchObject({ applicationId: 'ap1' }),
    );
  });

  it.each(['', '?view=table'])('say what failed and try again: %s', async (query) => {
    const { user, api } = open(`/applications${query}`, refuse('UNAVAILABLE', 'down'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.set('DeskApplications', deskPage([]));
    await user.click(retry);
    await screen.findByText('No applications yet');
  });

  it('show what happened in the words of the screen', async () => {
    const { api, user } = open('/applications', deskPage(received.slice(0, 1)));
    const at = '2027-03-01T12:00:00.000Z';
    const entry = { id: 't1', at, actorName: 'Riverside Markets', what: 'accepted' };
    const settled = { ...entry, id: 't2', what: 'payment-not-due', changes: [] };
    const changes = [{ field: 'status', before: 'pending', after: 'accepted' }];
    const why = [{ field: 'reason', before: null, after: 'The park closes.' }];
    const moved = { ...entry, id: 't3', what: 'event-changed', changes: why };
    api.set('ApplicationTimeline', { timeline: { nextCursor: null, items: [{ ...entry, changes }, settled, moved] } });
    await user.click(await screen.findByRole('button', { name: 'Show timeline' }));
    await screen.findByText('Booth secured, nothing to pay');
    expect(screen.getByText('Pending', { selector: 'del' })).toBeTruthy();
    expect(screen.getByText('Accepted', { selector: 'ins' })).toBeTruthy();
    expect(screen.getByText('The park closes.', { selector: 'ins' }).parentElement?.textContent).toContain('Reason:');
  });

  it('show a long history to its end', async () => {
    const { api, user } = open('/applications', deskPage(received.slice(0, 1)));
    const entry = { at: '2027-03-01T12:00:00.000Z', actorName: 'Riverside Markets', changes: [] };
    api.set('ApplicationTimeline', ({ cursor }: { cursor?: string }) => {
      const item = cursor ? { ...entry, id: 't51', what: 'booth-assigned' } : { ...entry, id: 't1', what: 'submitted' };
      return { timeline: { nextCursor: cursor ? null : '50', items: [item] } };
    });
    await user.click(await screen.findByRole('button', { name: 'Show timeline' }));
    await screen.findByText('Application sent');
    await screen.findByText('Booth assigned');
  });

  it('show markup as the text that it is', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    open('/applications?view=table', deskPage([deskEntry({ productsOffered: markup })]));
    await screen.findByText(markup);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});

describe('the applications a vendor sent', () => {
  it('ask for no payment of a booth that costs nothing', async () => {
    const fees = { boothFeeCents: 0, applicationFeeCents: 0 };
    const items = [application({ ...fees, status: 'accepted' })];
    openRoute('/vendor/applications', { viewer: 'vendor', answers: { MyApplications: ownPage(items) } });
    await screen.findByText('Nothing due');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('[AP-037] are what a vendor finds at /applications', async () => {
    const { api } = openRoute('/applications', {
      viewer: 'vendor',
      answers: { MyApplications: ownPage([application()]) },
    });
    await screen.findByRole('heading', { level: 1, name: 'My applications' });
    await screen.findByText('Mugs');
    expect(api.named('DeskApplications')).toEqual([]);
  });

  it('come by the days of their events, past ones last', async () => {
    const answers = { MyApplications: ownPage([application()]) };
    const { api } = openRoute('/vendor/applications', { viewer: 'vendor', answers });
    await screen.findByText('Mugs');
    expect(api.lastInput('MyApplications')).toMatchObject({ byDate: true });
  });

  it('[AP-038] are narrowed by status, with the number of each', async () => {
    const { user, api } = openRoute('/vendor/applications', {
      viewer: 'vendor',
      answers: { MyApplications: ownPage([application()], { pending: 1, draft: 2 }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Draft 2' }));
    await waitFor(() => expect(api.lastInput('MyApplications')).toMatchObject({ status: 'draft' }));
    screen.getByRole('button', { name: 'Pending 1' });
    screen.getByRole('button', { name: 'Rejected' });
  });

  it.each([
    ['cards', '', 'listitem'],
    ['rows', '?view=table', 'row'],
  ])('[AP-038] show the event, the status, the payment, and why one was rejected, as %s', async (_as, query, role) => {
    const items = [
      application({ id: 'ap3', status: 'accepted' }),
      two[1],
      application({ id: 'ap4', status: 'rejected', rejectionReason: 'Too many potters' }),
    ];
    openRoute(`/vendor/applications${query}`, { viewer: 'vendor', answers: { MyApplications: ownPage(items) } });
    const links = await screen.findAllByRole('link', { name: 'Riverside Spring Craft Fair' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(items.map(() => '/events/e1'));
    const shown = screen.getAllByRole(role).filter((place) => links.some((link) => place.contains(link)));
    const expected = [
      ['Accepted', 'Not paid'],
      ['Accepted', 'Paid'],
      ['Rejected', 'Too many potters'],
    ];
    expect(shown).toHaveLength(expected.length);
    expected.forEach((texts, index) => {
      for (const text of texts) within(shown[index] as HTMLElement).getByText(text);
    });
  });

  it('offer to continue or to pay, as cards and as rows', async () => {
    const items = [
      application({ status: 'draft', productsOffered: '' }),
      application({ id: 'ap3', status: 'accepted' }),
      two[1],
    ];
    const { user } = openRoute('/vendor/applications', {
      viewer: 'vendor',
      answers: { MyApplications: ownPage(items) },
    });
    await screen.findByRole('link', { name: 'Continue' });
    expect(screen.getAllByRole('button', { name: 'Pay $85.00' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Table' }));
    const table = within(await screen.findByRole('table', { name: 'My applications' }));
    expect((await table.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/events/e1#apply');
    expect(table.getAllByRole('button', { name: 'Pay $85.00' })).toHaveLength(1);
  });

  it('say until when a draft can be sent, if the organizer said so', async () => {
    const { marketEvent } = application();
    const until = (applicationDeadline: string, defaultedFields: string[] = []) =>
      application({ status: 'draft', marketEvent: { ...marketEvent, applicationDeadline, defaultedFields } });
    const answers = {
      MyApplications: ownPage([until('2027-03-20'), { ...until('2027-03-21', ['applicationDeadline']), id: 'ap2' }]),
    };
    openRoute('/vendor/applications', { viewer: 'vendor', answers });
    await screen.findByText('Apply by Sat, Mar 20, 2027');
    expect(screen.getAllByText(/^Apply by/)).toHaveLength(1);
  });

  it('[AP-010] say why a draft can no longer be sent, instead of a way to continue', async () => {
    const late = { marketEvent: { ...application().marketEvent, badge: 'applications_closed' } };
    const answers = { MyApplications: ownPage([application({ status: 'draft', ...late })]) };
    openRoute('/vendor/applications', { viewer: 'vendor', answers });
    await screen.findByText('The application deadline has passed.');
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  });

  it.each(['', '?view=table'])('say that an event is taken down, and offer no payment of it: %s', async (query) => {
    const event = { ...application().event, isAvailable: false };
    const items = [application({ event }), application({ id: 'ap2', status: 'accepted', event })];
    openRoute(`/vendor/applications${query}`, { viewer: 'vendor', answers: { MyApplications: ownPage(items) } });
    expect(await screen.findAllByText('This event is not available right now')).toHaveLength(2);
    expect(screen.queryAllByRole('link', { name: 'Contact us' })).toHaveLength(query ? 0 : 2);
    expect(screen.queryByRole('link', { name: event.title })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();
  });

  it('let a vendor discard a draft whose event is taken down', async () => {
    const event = { ...application().event, isAvailable: false };
    const items = [application({ status: 'draft', event, marketEvent: null })];
    const { user, api } = openRoute('/vendor/applications', {
      viewer: 'vendor',
      answers: { MyApplications: () => ownPage(items), DeleteDraft: { done: { id: 'ap1' } } },
    });
    await user.click(await screen.findByRole('button', { name: 'Discard application' }));
    items.pop();
    const question = within(await screen.findByRole('dialog', { name: 'Discard this application?' }));
    await user.click(question.getByRole('button', { name: 'Discard application' }));
    await screen.findByText('No applications yet');
    expect(api.named('DeleteDraft')[0]?.variables).toEqual({ draftId: 'ap1' });
  });

  it('fold what the vendor wrote, and show all of it with the application alone', async () => {
    const answers = { MyApplications: ownPage([application()]) };
    const { user } = openRoute('/vendor/applications?application=ap1', { viewer: 'vendor', answers });
    await screen.findByText('Mugs');
    expect(screen.queryByText('Your answers')).toBeNull();
    screen.getByText('$75.00');
    await user.click(screen.getByRole('button', { name: 'Show all applications' }));
    const folded = await screen.findByText('Your answers');
    within(folded.closest('details') as HTMLElement).getByText('Mugs');
    screen.getByText('$85.00');
  });

  it('lead from the withdrawn ones to the drafts that a withdrawal leaves', async () => {
    const { user, path } = openRoute('/vendor/applications?status=withdrawn', {
      viewer: 'vendor',
      answers: { MyApplications: ownPage([]) },
    });
    await screen.findByText(/^An application that you withdraw before the organizer decides/);
    await user.click(screen.getByRole('button', { name: 'Show drafts' }));
    await waitFor(() => expect(path()).toBe('/vendor/applications?status=draft'));
  });

  it('lead from a link to the one application that it names, and back to all', async () => {
    const { user, api, path } = openRoute('/vendor/applications?application=ap2', {
      viewer: 'vendor',
      answers: { MyApplications: ownPage([two[1]]) },
    });
    await screen.findByText('Only one application is shown.');
    const input = () => api.lastInput('MyApplications');
    expect(input()).toMatchObject({ applicationId: 'ap2' });
    await user.click(screen.getByRole('button', { name: 'Show all applications' }));
    await waitFor(() => expect(input()).toMatchObject({ applicationId: null }));
    expect(path()).toBe('/vendor/applications');
  });

  it('say that the application of an old link is gone, and lead back to all', async () => {
    const { user, path } = openRoute('/vendor/applications?application=ap2', {
      viewer: 'vendor',
      answers: {
        MyApplications: ({ input }: { input: { applicationId: string | null } }) =>
          ownPage(input.applicationId ? [] : [application()]),
      },
    });
    await screen.findByText('This application is no longer here');
    expect(screen.queryByText('Only one application is shown.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all applications' }));
    expect(screen.queryByText('No applications yet')).toBeNull();
    await screen.findByRole('link', { name: application().event?.title });
    expect(path()).toBe('/vendor/applications');
  });

  it('show all with a chosen status, also after a link to one of them', async () => {
    const { user, path } = openRoute('/vendor/applications?application=ap1&status=draft', {
      viewer: 'vendor',
      answers: { MyApplications: ownPage([]) },
    });
    await screen.findByText('Only one application is shown.');
    await user.click(screen.getByRole('button', { name: 'Accepted' }));
    await waitFor(() => expect(path()).toBe('/vendor/applications?status=accepted'));
  });

  it('say that there are none with the chosen status', async () => {
    const { user, api } = openRoute('/vendor/applications', {
      viewer: 'vendor',
      answers: { MyApplications: ownPage([]) },
    });
    await screen.findByText('No applications yet');
    await user.click(screen.getByRole('button', { name: 'Rejected' }));
    await screen.findByText('No rejected applications');
    expect(api.lastInput('MyApplications')).toMatchObject({ status: 'rejected', page: 1 });
    expect(screen.queryByRole('link', { name: 'Find an event' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all applications' }));
    await screen.findByText('No applications yet');
  });
});
