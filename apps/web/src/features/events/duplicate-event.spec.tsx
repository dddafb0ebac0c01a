import { act, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { refuse } from '../../testing/fake-api.js';
import { card, eventAnswer, type EventFacts } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

describe('duplicating an own event', () => {
  const open = (answer: unknown, facts: EventFacts = {}) =>
    openRoute('/events/e1', {
      viewer: 'organizer',
      answers: {
        Event: eventAnswer(facts),
        Attachments: { attachments: [] },
        MyEvents: { events: { total: 0, items: [] } },
        DuplicateEvent: answer,
        RepeatEvent: answer,
      },
    });
  const begin = async (answer: unknown, placement: string | RegExp) => {
    const opened = open(answer, { eventDate: '2097-05-11', eventEndDate: '2097-05-11' });
    await opened.user.click(await screen.findByRole('button', { name: 'Duplicate' }));
    const dialog = within(await screen.findByRole('dialog'));
    await opened.user.click(await dialog.findByRole('radio', { name: placement }));
    return { ...opened, dialog };
  };

  it('moves all dates by whole weeks, and opens the new draft', async () => {
    const { user, api, path, dialog } = await begin({ event: { id: 'e9' } }, /^Next season/);
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(path()).toBe('/events/e9/edit'));
    expect(api.named('DuplicateEvent')[0]?.variables['input']).toEqual({ id: 'e1', eventDate: '2097-08-10' });
  });

  it('is how a new event starts from an earlier one', async () => {
    const last = card({ id: 'e5', title: 'Winter Fair', eventDate: '2097-05-11', eventEndDate: '2097-05-11' });
    const { user, api, path } = openRoute('/create-event', {
      viewer: 'organizer',
      answers: {
        MyEvents: { events: { total: 2, items: [card({ takenDownReason: 'No permit.' }), last] } },
        DuplicateEvent: { event: { id: 'e9' } },
        Event: eventAnswer(),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Start from an earlier event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate Winter Fair' }));
    await user.click(dialog.getByRole('radio', { name: /^Next year/ }));
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(path()).toBe('/events/e9/edit'));
    expect(api.named('DuplicateEvent')[0]?.variables['input']).toEqual({ id: 'e5', eventDate: '2098-05-10' });
  });

  it('starts a new event from the latest published one, not from a later draft, or from the one that is chosen', async () => {
    const draft = card({
      id: 'e7',
      title: 'Next Fair',
      status: 'draft',
      eventDate: '2099-05-11',
      eventEndDate: '2099-05-11',
    });
    const latest = card({ id: 'e5', title: 'Winter Fair', eventDate: '2024-12-07', eventEndDate: '2024-12-07' });
    const older = card({ id: 'e4', title: 'Old Fair', eventDate: '2024-05-11', eventEndDate: '2024-05-11' });
    const { user, api } = openRoute('/create-event', {
      viewer: 'organizer',
      answers: {
        MyEvents: { events: { total: 3, items: [draft, latest, older] } },
        DuplicateEvent: refuse('NOT_FOUND', 'Event not found'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Start from an earlier event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate Winter Fair' }));
    await user.selectOptions(dialog.getByLabelText('Event'), 'Old Fair · Sat, May 11, 2024');
    await screen.findByRole('dialog', { name: 'Duplicate Old Fair' });
    await enter(user, dialog.getByLabelText('Event date of the draft'), '2097-06-19');
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await dialog.findByText('Event not found');
    expect(api.named('DuplicateEvent')[0]?.variables['input']).toEqual({ id: 'e4', eventDate: '2097-06-19' });
    await user.clear(dialog.getByLabelText('Event date of the draft'));
    await dialog.findByText('Please enter a date');
    await user.selectOptions(dialog.getByLabelText('Event'), 'Winter Fair · Sat, Dec 7, 2024');
    await screen.findByRole('dialog', { name: 'Duplicate Winter Fair' });
    expect(dialog.queryByText('Event not found')).toBeNull();
    expect(dialog.queryByText('Please enter a date')).toBeNull();
  });

  it('leads to the list of all events where it offers only the latest of them', async () => {
    const items = [card({ id: 'e5', title: 'Winter Fair' }), card({ id: 'e4', title: 'Old Fair' })];
    const { user } = openRoute('/create-event', {
      viewer: 'organizer',
      answers: { MyEvents: { events: { total: 140, items } } },
    });
    await user.click(await screen.findByRole('button', { name: 'Start from an earlier event' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/^These are your latest 100 events\./);
    expect(dialog.getByRole('link', { name: 'All events' }).getAttribute('href')).toBe('/organizer/events');
  });

  it('is not how a new event starts once something is entered', async () => {
    const { user } = openRoute('/create-event', {
      viewer: 'organizer',
      answers: { MyEvents: { events: { total: 1, items: [card({ title: 'Winter Fair' })] } } },
    });
    const start = () => screen.queryByRole('button', { name: 'Start from an earlier event' });
    await waitFor(() => expect(start()).not.toBeNull());
    await user.type(screen.getByLabelText('Title'), 'L');
    await waitFor(() => expect(start()).toBeNull());
    await user.clear(screen.getByLabelText('Title'));
    await waitFor(() => expect(start()).not.toBeNull());
  });

  it('leaves the page alone that was opened meanwhile', async () => {
    let arrive = () => undefined as void;
    const held = new Promise((resolve) => (arrive = () => resolve({ event: { id: 'e9' } })));
    const { user, api, router, path, dialog } = await begin(() => held, /^Next season/);
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(api.named('DuplicateEvent')).toHaveLength(1));
    await act(() => router.navigate('/my-events'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => arrive());
    await screen.findByText(/^Duplicated as a draft/);
    expect(path()).toBe('/my-events');
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
    const choice = await dialog.findByRole('radio', { name: 'To a date of your choice' });
    expect(dialog.getAllByRole('radio')[0]).toBe(choice);
    dialog.getByLabelText('Event date of the draft');
  });

  it('moves it to a date of the organizer’s choice', async () => {
    const { user, api, path, dialog } = await begin({ event: { id: 'e9' } }, 'To a date of your choice');
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await dialog.findByText('Please enter a date');
    expect(document.activeElement).toBe(dialog.getByLabelText('Event date of the draft'));
    await enter(user, dialog.getByLabelText('Event date of the draft'), '2020-06-19');
    await dialog.findByText('This day has passed. Please enter a later one.');
    await user.clear(dialog.getByLabelText('Event date of the draft'));
    await enter(user, dialog.getByLabelText('Event date of the draft'), '2097-06-19');
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(path()).toBe('/events/e9/edit'));
    expect(api.named('DuplicateEvent')[0]?.variables['input']).toEqual({ id: 'e1', eventDate: '2097-06-19' });
  });

  it('shows the dates of a series before it creates the drafts, and lists them after', async () => {
    const { user, api, path, dialog } = await begin({ repeated: { ids: ['e8', 'e9'] } }, 'Every 2 weeks');
    await enter(user, dialog.getByLabelText('Until'), '2097-06-10');
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
    await enter(user, dialog.getByLabelText('Until'), '2097-05-12');
    expect(dialog.queryByText(/^There is no date before this day/)).toBeNull();
    await user.tab();
    await dialog.findByText('There is no date before this day. Please enter a later one.');
  });

  it('refuses a series without a date or with too many', async () => {
    const { user, api, dialog } = await begin(undefined, 'Every week');
    await enter(user, dialog.getByLabelText('Until'), '2097-05-12');
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await dialog.findByText('There is no date before this day. Please enter a later one.');
    await user.clear(dialog.getByLabelText('Until'));
    await enter(user, dialog.getByLabelText('Until'), '2098-05-09');
    await dialog.findByText('Please enter an earlier day: up to 30 drafts can be created together.');
    expect(api.named('RepeatEvent')).toEqual([]);
  });
});
