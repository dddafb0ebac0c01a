import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { refuse } from '../../testing/fake-api.js';
import { eventAnswer } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

const fair = {
  id: 'e1',
  title: 'Riverside Fair',
  status: 'published',
  takenDownReason: null as string | null,
  eventDate: '2027-05-08',
  eventEndDate: '2027-05-09',
  city: 'Austin',
  state: 'Texas',
  seededByAdmin: false,
  organizerClaimed: false,
  organizerId: 'o1',
  organizer: { businessName: 'Riverside Markets' },
};
const hidden = { ...fair, status: 'draft', takenDownReason: 'There is no such market.' };
const listed = (...items: unknown[]) => ({ events: { total: items.length, items } });
const done = { event: { id: 'e1' } };

describe('taking down an event', () => {
  it('asks for the reason, and lists the event as taken down', async () => {
    const { api, user } = openRoute('/admin/events', {
      viewer: 'admin',
      answers: { AdminMarketEvents: listed(fair), TakeDownEvent: done },
    });
    await user.click(await screen.findByRole('button', { name: 'More: Riverside Fair' }));
    await user.click(await screen.findByRole('button', { name: 'Take down: Riverside Fair' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take down Riverside Fair?' }));
    dialog.getByText(/Existing applications and payments stay as they are/);
    await user.type(dialog.getByLabelText('Reason for the organizer'), '  ');
    await user.click(dialog.getByRole('button', { name: 'Take down' }));
    await dialog.findByText('Please enter the reason');
    expect(api.named('TakeDownEvent')).toEqual([]);
    await enter(user, dialog.getByLabelText('Reason for the organizer'), 'There is no such market. ');
    api.set('AdminMarketEvents', listed(hidden));
    await user.click(dialog.getByRole('button', { name: 'Take down' }));
    await screen.findByText('Event taken down.');
    expect(api.named('TakeDownEvent')[0]?.variables['input']).toEqual({
      eventId: 'e1',
      reason: 'There is no such market.',
    });
    await screen.findByRole('button', { name: 'Restore: Riverside Fair' });
    within(screen.getByRole('table')).getByText('Taken down');
  });

  it.each([
    ['asks nothing before a reload, which keeps the reason', {}, false],
    ['asks before a reload while an earlier reason waits in the place of this one', { reason: 'Spam' }, true],
  ])('%s', async (_, values, isAsked) => {
    const draft = JSON.stringify({ savedAt: Date.now(), values });
    const { user } = openRoute('/admin/events', {
      viewer: 'admin',
      answers: { AdminMarketEvents: listed(fair) },
      stored: { 'stallbook.session-draft.admin./admin/events#take-down-e1': draft },
    });
    await user.click(await screen.findByRole('button', { name: 'More: Riverside Fair' }));
    await user.click(await screen.findByRole('button', { name: 'Take down: Riverside Fair' }));
    await enter(user, await screen.findByLabelText('Reason for the organizer'), 'No such market.');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(!isAsked);
  });

  it('keeps the reason and says why the service refused it', async () => {
    const { user } = openRoute('/admin/events', {
      viewer: 'admin',
      answers: {
        AdminMarketEvents: listed(fair),
        TakeDownEvent: refuse('EVENT.TAKEN_DOWN', 'This event is already taken down.'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'More: Riverside Fair' }));
    await user.click(await screen.findByRole('button', { name: 'Take down: Riverside Fair' }));
    const dialog = within(await screen.findByRole('dialog'));
    await enter(user, dialog.getByLabelText('Reason for the organizer'), 'Fraud.');
    await user.click(dialog.getByRole('button', { name: 'Take down' }));
    await dialog.findByText('This event is already taken down.');
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason for the organizer').value).toBe('Fraud.');
  });

  it('promises no message to the organizer of an event that has none', async () => {
    const unclaimed = { ...fair, organizerId: null, organizer: null };
    const { api, user } = openRoute('/admin/events', {
      viewer: 'admin',
      answers: { AdminMarketEvents: listed(unclaimed), TakeDownEvent: done },
    });
    await user.click(await screen.findByRole('button', { name: 'More: Riverside Fair' }));
    await user.click(await screen.findByRole('button', { name: 'Take down: Riverside Fair' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(/The organizer gets/)).toBeNull();
    await enter(user, dialog.getByLabelText('Reason'), 'There is no such market.');
    api.set('AdminMarketEvents', listed({ ...unclaimed, takenDownReason: 'There is no such market.' }));
    await user.click(dialog.getByRole('button', { name: 'Take down' }));
    await user.click(await screen.findByRole('button', { name: 'Restore: Riverside Fair' }));
    const restore = within(await screen.findByRole('dialog', { name: 'Restore Riverside Fair?' }));
    restore.getByText('It is published again if it was published before.');
    expect(restore.queryByText(/The organizer gets/)).toBeNull();
  });

  it('is undone from the list after a confirmation', async () => {
    const { api, user } = openRoute('/admin/events', {
      viewer: 'admin',
      answers: { AdminMarketEvents: listed(hidden), RestoreEvent: done },
    });
    await user.click(await screen.findByRole('button', { name: 'More: Riverside Fair' }));
    await user.click(await screen.findByRole('button', { name: 'Restore: Riverside Fair' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore Riverside Fair?' }));
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    await screen.findByText('Event restored.');
    expect(api.named('RestoreEvent')[0]?.variables).toEqual({ id: 'e1' });
  });

  it('is offered to admins on the page of the event, with the reason once it is taken down', async () => {
    const { api, user } = openRoute('/events/e1', {
      viewer: 'admin',
      answers: { Event: eventAnswer(), TakeDownEvent: done, RestoreEvent: done },
    });
    await user.click(await screen.findByRole('button', { name: /^Take down: / }));
    const dialog = within(await screen.findByRole('dialog'));
    await enter(user, dialog.getByLabelText('Reason for the organizer'), 'Fraud.');
    api.set('Event', eventAnswer({ status: 'draft', takenDownReason: 'Fraud.' }));
    await user.click(dialog.getByRole('button', { name: 'Take down' }));
    await screen.findByText('This event is taken down');
    screen.getByText('Reason: Fraud.');
    api.set('Event', eventAnswer());
    await user.click(screen.getByRole('button', { name: /^Restore: / }));
    const restore = within(await screen.findByRole('dialog', { name: /^Restore / }));
    await user.click(restore.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.queryByText('This event is taken down')).toBeNull());
  });

  it.each(['visitor', 'vendor', 'organizer'] as const)('is not offered to a %s', async (viewer) => {
    openRoute('/events/e1', { viewer, answers: { Event: eventAnswer(), ApplicationForEvent: { application: null } } });
    await screen.findByRole('heading', { level: 1 });
    if (viewer !== 'visitor') await screen.findByRole('button', { name: 'Your account' });
    expect(screen.queryByRole('button', { name: /Take down/ })).toBeNull();
  });
});
