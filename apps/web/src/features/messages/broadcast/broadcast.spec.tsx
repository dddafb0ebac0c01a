import { act, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../../testing/enter.js';
import { badGateway, refuse } from '../../../testing/fake-api.js';
import { card } from '../../../testing/market-events.js';
import { openRoute } from '../../../testing/render-route.js';

const preview = (more: object = {}) => ({
  preview: {
    eventTitle: 'River Market',
    total: 2,
    names: ['Ann Bread', 'Ben Clay'],
    leftOut: [],
    categories: ['crafts', 'food'],
    ...more,
  },
});
const sent = (more: object = {}) => ({
  id: 'b1',
  group: 'accepted',
  category: null,
  content: 'Load-in starts at 7.',
  status: 'sent',
  total: 2,
  done: 2,
  delivered: 2,
  notReached: [],
  createdAt: '2027-03-01T10:00:00.000Z',
  ...more,
});
const answers = {
  MyEvents: { events: { total: 0, items: [] } },
  PreviewBroadcast: preview(),
  MyBroadcasts: { broadcasts: [] },
};
const open = (path = '/messages/broadcast?event=e1', more: object = {}) =>
  openRoute(path, { viewer: 'organizer', answers: { ...answers, ...more } });
const past = (id: string) => card({ id, eventDate: '2020-05-08', eventEndDate: '2020-05-08' });
const message = () => screen.findByRole('textbox', { name: 'Your message' });

describe('writing to a group', () => {
  it('shows who gets the message before it is sent, by group and category', async () => {
    const { api, user } = open();
    expect(await screen.findByText('2 vendors')).toBeTruthy();
    expect(screen.getByText('Ann Bread, Ben Clay')).toBeTruthy();
    const asked = () => api.lastInput('PreviewBroadcast');
    expect(asked()).toEqual({ eventId: 'e1', group: 'accepted', category: null });
    api.set('PreviewBroadcast', preview({ total: 0, names: [], leftOut: ['Cleo Glass'] }));
    await user.selectOptions(screen.getByLabelText('To'), 'Accepted, not paid yet');
    await user.selectOptions(screen.getByLabelText('Category'), 'food');
    await waitFor(() => expect(asked()).toEqual({ eventId: 'e1', group: 'unpaid', category: 'food' }));
    expect(await screen.findByText(/1 vendor left out/)).toBeTruthy();
    expect(screen.getByText('Cleo Glass')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send to 0 vendors' })).toHaveProperty('disabled', true);
  });

  it('says that a group is empty, and not that no one in it can receive messages', async () => {
    const { api, user } = open('/messages/broadcast?event=e1', { PreviewBroadcast: preview({ total: 0, names: [] }) });
    await screen.findByText('No vendors match.');
    api.set('PreviewBroadcast', preview({ total: 0, names: [], leftOut: ['Cleo Glass'] }));
    await user.selectOptions(screen.getByLabelText('To'), 'Accepted, not paid yet');
    await screen.findByText('No one in this group can receive messages right now.');
  });

  it('starts with the group that the address names, and keeps a chosen group there', async () => {
    const { api, user, path } = open('/messages/broadcast?event=e1&to=unpaid');
    await screen.findByText('2 vendors');
    const asked = () => api.lastInput('PreviewBroadcast');
    expect(asked()).toMatchObject({ eventId: 'e1', group: 'unpaid' });
    await user.selectOptions(screen.getByLabelText('To'), 'pending');
    await waitFor(() => expect(path()).toBe('/messages/broadcast?event=e1&to=pending'));
  });

  it('starts with the category that the address names, and keeps a chosen category there', async () => {
    const { api, user, path } = open('/messages/broadcast?event=e1&to=unpaid&category=crafts');
    await screen.findByText('2 vendors');
    const asked = () => api.lastInput('PreviewBroadcast');
    expect(asked()).toEqual({ eventId: 'e1', group: 'unpaid', category: 'crafts' });
    await user.selectOptions(screen.getByLabelText('Category'), 'food');
    await waitFor(() => expect(path()).toBe('/messages/broadcast?event=e1&to=unpaid&category=food'));
    await user.selectOptions(screen.getByLabelText('To'), 'accepted');
    await waitFor(() => expect(path()).toBe('/messages/broadcast?event=e1&to=accepted&category=food'));
    await user.selectOptions(screen.getByLabelText('Category'), 'All categories');
    await waitFor(() => expect(path()).toBe('/messages/broadcast?event=e1&to=accepted'));
  });

  it('says so, with a way to try again, when the people of another group cannot be loaded', async () => {
    const { api, user } = open();
    await screen.findByText('2 vendors');
    api.set('PreviewBroadcast', refuse('UNAVAILABLE', 'x'));
    await user.selectOptions(screen.getByLabelText('To'), 'unpaid');
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.set('PreviewBroadcast', preview({ total: 1, names: ['Ben Clay'] }));
    await user.click(again);
    await screen.findByText('1 vendor');
  });

  it('leads an organizer without events to their first one', async () => {
    open('/messages/broadcast');
    expect((await screen.findByRole('link', { name: 'Create Event' })).getAttribute('href')).toBe('/create-event');
    expect(screen.queryByRole('combobox', { name: 'Event' })).toBeNull();
  });

  it('tells the events of a series apart by their dates', async () => {
    const weekly = { ...past('e2'), eventDate: '2020-05-15', eventEndDate: '2020-05-15' };
    open('/messages/broadcast?event=e1', { MyEvents: { events: { total: 2, items: [past('e1'), weekly] } } });
    await screen.findByRole('option', { name: /, May 15, 2020$/ });
  });

  it('asks for one event, not for all', async () => {
    open('/messages/broadcast', {
      MyEvents: ({ input }: { input: { upcoming?: boolean } }) => ({
        events: input.upcoming ? { total: 0, items: [] } : { total: 2, items: [past('e1'), past('e2')] },
      }),
    });
    await screen.findByText('Choose one of your events');
    screen.getByRole('option', { name: 'Choose an event' });
    expect(screen.queryByRole('option', { name: 'All my events' })).toBeNull();
  });

  it('starts with the only event of an organizer, and names it in the address', async () => {
    const { path } = open('/messages/broadcast', { MyEvents: { events: { total: 1, items: [past('e7')] } } });
    expect(await screen.findByText('2 vendors')).toBeTruthy();
    await waitFor(() => expect(path()).toBe('/messages/broadcast?event=e7'));
  });

  it('asks before it sends, then shows the progress until all have it', async () => {
    const { api, user } = open('/messages/broadcast?event=e1', {
      StartBroadcast: { broadcast: sent({ status: 'sending', done: 0, delivered: 0 }) },
    });
    await enter(user, await message(), 'Load-in starts at 7.');
    await user.click(await screen.findByRole('button', { name: 'Send to 2 vendors' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send this message to 2 vendors?' });
    expect(api.named('StartBroadcast')).toHaveLength(0);
    api.set('MyBroadcasts', { broadcasts: [sent({ status: 'sending', done: 1, delivered: 1 })] });
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await screen.findByText('Sending: 1 of 2');
    expect(screen.getByRole('progressbar', { name: 'Sending' }).getAttribute('aria-valuenow')).toBe('1');
    expect(api.named('StartBroadcast')[0]?.variables['input']).toMatchObject({
      eventId: 'e1',
      group: 'accepted',
      content: 'Load-in starts at 7.',
      expected: 2,
    });
    await waitFor(async () => expect(((await message()) as HTMLTextAreaElement).value).toBe(''));
    api.set('MyBroadcasts', { broadcasts: [sent({ delivered: 1, notReached: ['Ben Clay'] })] });
    expect(await screen.findByText('Sent to 1 of 2 vendors')).toBeTruthy();
    expect(screen.getByText('Not reached: Ben Clay')).toBeTruthy();
  });

  it('says how many get a message that was begun before the group grew', async () => {
    const { user } = open('/messages/broadcast?event=e1', {
      PreviewBroadcast: preview({ total: 3 }),
      StartBroadcast: { broadcast: sent() },
    });
    await enter(user, await message(), 'Load-in starts at 7.');
    await user.click(await screen.findByRole('button', { name: 'Send to 3 vendors' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
    await screen.findByText('Your message is on its way to 2 vendors');
  });

  it('keeps the text when sending is refused, and looks at the group again', async () => {
    const { api, user } = open('/messages/broadcast?event=e1', {
      StartBroadcast: refuse('BROADCAST.GROUP_CHANGED', 'The group changed meanwhile.'),
    });
    await enter(user, await message(), 'Hello');
    await user.click(await screen.findByRole('button', { name: 'Send to 2 vendors' }));
    api.set('PreviewBroadcast', preview({ total: 1, names: ['Ann Bread'] }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('The group changed meanwhile.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Send to 1 vendor' })).toBeTruthy();
    expect(((await message()) as HTMLTextAreaElement).value).toBe('Hello');
  });

  it('says that the message was not sent when the answer has no words', async () => {
    const { user } = open('/messages/broadcast?event=e1', { StartBroadcast: badGateway });
    await enter(user, await message(), 'Hello');
    await user.click(await screen.findByRole('button', { name: 'Send to 2 vendors' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
    await screen.findByText('Your message was not sent. Please try again.');
  });

  it('sends an edited message as another one', async () => {
    const { api, user } = open('/messages/broadcast?event=e1', { StartBroadcast: refuse('INTERNAL', 'x') });
    const send = async (text: string, attempt: number) => {
      await user.type(await message(), text);
      await user.click(await screen.findByRole('button', { name: 'Send to 2 vendors' }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(api.named('StartBroadcast')).toHaveLength(attempt));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await send('Hello', 1);
    await send(' ', 2);
    await send('again', 3);
    const [first, repeated, edited] = api.named('StartBroadcast').map(({ variables }) => variables['input']);
    expect(repeated).toEqual(first);
    expect(edited).toMatchObject({ content: 'Hello again' });
    expect((edited as { broadcastId: string }).broadcastId).not.toBe((first as { broadcastId: string }).broadcastId);
  });

  it('sends a message whose answer was lost as the same one, also after its page was left', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { api, router, user } = open('/messages/broadcast?event=e1', { StartBroadcast: refuse('UNAVAILABLE', 'x') });
    const send = async () => {
      await user.click(await screen.findByRole('button', { name: 'Send to 2 vendors' }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const idOfLast = () =>
      (api.named('StartBroadcast').at(-1)?.variables['input'] as { broadcastId: string }).broadcastId;
    const leave = async (event: string) => {
      await act(() => router.navigate(`/messages/broadcast?event=${event}`));
      await screen.findByText('2 vendors');
    };
    await enter(user, await message(), 'Hello');
    await send();
    const lost = idOfLast();
    await leave('e2');
    await leave('e1');
    api.set('StartBroadcast', { broadcast: sent() });
    await send();
    expect(idOfLast()).toBe(lost);
    await enter(user, await message(), 'Hello');
    await send();
    expect(idOfLast()).not.toBe(lost);
    jest.restoreAllMocks();
  });
});
