import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { refuse } from '../../testing/fake-api.js';
import { isPressable } from '../../testing/pressable.js';
import { openRoute } from '../../testing/render-route.js';

const place = { eventDate: '2027-05-08', eventEndDate: '2027-05-09', city: 'Austin', state: 'Texas' };
const fair = { id: 'e1', title: 'Riverside Fair', ...place, organizerClaimed: false, organizer: null };
const owner = {
  id: 'o1',
  businessName: 'River Markets',
  contactName: 'Owen',
  email: 'owen@example.org',
  city: 'Austin',
  state: 'Texas',
};
const answers = {
  TransferableEvents: { events: { total: 1, items: [fair] } },
  EventToTransfer: {
    event: { ...place, id: 'e1', title: 'Riverside Fair', organizerId: null, organizer: null },
    openClaims: { total: 0, items: [] },
  },
  Organizers: { organizers: [owner] },
  OrganizerByEmail: { organizer: owner },
  TransferMarketEvent: { event: { id: 'e1', title: 'Riverside Fair' } },
};

describe('/admin/transfer', () => {
  it('[CL-040] picks a seeded event, finds the organizer by email, adds a note, confirms, and shows the result', async () => {
    const { api, path, user } = openRoute('/admin/transfer', { viewer: 'admin', answers });
    await user.click(await screen.findByRole('button', { name: 'Choose Riverside Fair' }));
    expect(api.named('TransferableEvents')[0]?.variables['input']).toMatchObject({ seededByAdmin: true });
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Transfer event' })).disabled).toBe(true);
    expect(path()).toBe('/admin/transfer?event=e1');
    await enter(user, screen.getByLabelText('Email of the organizer'), 'owen@example.org');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    await screen.findByText('Owen');
    await enter(user, screen.getByLabelText(/Note for the description/), 'Call first.');
    await user.click(screen.getByRole('button', { name: 'Transfer event' }));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText('River Markets becomes the owner of Riverside Fair.');
    await user.click(within(dialog).getByRole('button', { name: 'Transfer' }));
    await screen.findByText('River Markets now owns Riverside Fair.');
    expect(api.named('TransferMarketEvent')[0]?.variables['input']).toEqual({
      eventId: 'e1',
      organizerId: 'o1',
      note: 'Call first.',
    });
  });

  it('keeps the note beyond a reload, until the event is transferred', async () => {
    const openFair = (stored: Record<string, string> = {}) =>
      openRoute('/admin/transfer?event=e1', { viewer: 'admin', stored, answers });
    const note = () => screen.findByLabelText(/Note for the description/);
    await enter(openFair().user, await note(), 'Call first.');
    const stored = { ...localStorage } as Record<string, string>;
    cleanup();
    const intoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user, store } = openFair(stored);
    expect(await note()).toHaveProperty('value', 'Call first.');
    await user.selectOptions(await screen.findByLabelText('Or choose from the list'), 'o1');
    await user.click(screen.getByRole('button', { name: 'Transfer event' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Transfer' }));
    const result = await screen.findByText('River Markets now owns Riverside Fair.');
    await waitFor(() => expect(intoView.mock.contexts.at(-1)?.contains(result)).toBe(true));
    intoView.mockRestore();
    expect(store.getState().drafts.kept).toEqual({});
  });

  it('[CL-040] picks an organizer from the list, and shows why a transfer was refused', async () => {
    const refused = refuse('EVENT.SAME_OWNER', 'This organizer already owns the event.');
    const { user } = openRoute('/admin/transfer?event=e1', {
      viewer: 'admin',
      answers: { ...answers, TransferMarketEvent: refused },
    });
    await user.selectOptions(await screen.findByLabelText('Or choose from the list'), 'o1');
    await user.click(screen.getByRole('button', { name: 'Transfer event' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Transfer' }));
    await screen.findByText('This organizer already owns the event.');
  });

  it('names the open claims that a transfer would close, and leads to them', async () => {
    const items = [
      { id: 'c1', requestedByName: 'Dana Reyes', requestedByEmail: 'dana@example.org' },
      { id: 'c2', requestedByName: 'Rob Lane', requestedByEmail: 'rob@example.org' },
    ];
    const { user } = openRoute('/admin/transfer?event=e1', {
      viewer: 'admin',
      answers: { ...answers, EventToTransfer: { ...answers.EventToTransfer, openClaims: { total: 4, items } } },
    });
    await screen.findByText('4 open claims for this event');
    for (const one of ['Dana Reyes (dana@example.org)', 'Rob Lane (rob@example.org)', 'and 2 more'])
      screen.getByText(one);
    screen.getByText(/^A transfer closes them\. To give the event to one of these people, /);
    const review = screen.getByRole('link', { name: 'Review claims' });
    expect(review.getAttribute('href')).toBe('/admin/claims?event=e1');
    await user.selectOptions(await screen.findByLabelText('Or choose from the list'), 'o1');
    await user.click(screen.getByRole('button', { name: 'Transfer event' }));
    within(await screen.findByRole('dialog')).getByText('The 4 open claims for this event are closed.');
  });

  it('says what becomes of the only open claim', async () => {
    const items = [{ id: 'c1', requestedByName: 'Dana Reyes', requestedByEmail: 'dana@example.org' }];
    openRoute('/admin/transfer?event=e1', {
      viewer: 'admin',
      answers: { ...answers, EventToTransfer: { ...answers.EventToTransfer, openClaims: { total: 1, items } } },
    });
    await screen.findByText('1 open claim for this event');
    screen.getByText('A transfer closes it. To give the event to this person, approve their claim instead.');
  });

  it('offers no other organizer while one is looked up', async () => {
    let answer = (_: unknown): void => undefined;
    const { user } = openRoute('/admin/transfer?event=e1', {
      viewer: 'admin',
      answers: { ...answers, OrganizerByEmail: () => new Promise((resolve) => (answer = resolve)) },
    });
    const list = await screen.findByLabelText('Or choose from the list');
    await user.selectOptions(list, 'o1');
    expect(isPressable(screen.getByRole('button', { name: 'Transfer event' }))).toBe(true);
    await enter(user, screen.getByLabelText('Email of the organizer'), 'owen@example.org');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    await waitFor(() => expect(list).toHaveProperty('disabled', true));
    expect(isPressable(screen.getByRole('button', { name: 'Transfer event' }))).toBe(false);
    answer({ organizer: owner });
    await screen.findByText('Owen');
    await waitFor(() => expect(isPressable(list)).toBe(true));
  });

  it('leads from an event that cannot be loaded back to the list', async () => {
    const { user, path } = openRoute('/admin/transfer?event=gone', {
      viewer: 'admin',
      answers: { ...answers, EventToTransfer: refuse('NOT_FOUND', 'x') },
    });
    await screen.findByText('This event could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Choose another event' }));
    await screen.findByRole('button', { name: 'Choose Riverside Fair' });
    expect(path()).toBe('/admin/transfer');
  });

  it('[CL-037] says that no organizer has an email address', async () => {
    const { user } = openRoute('/admin/transfer?event=e1', {
      viewer: 'admin',
      answers: { ...answers, OrganizerByEmail: { organizer: null } },
    });
    await enter(user, await screen.findByLabelText('Email of the organizer'), 'nope@example.org');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    await screen.findByText('No organizer has this email address.');
  });
});
