import { act, screen, waitFor } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';

const choice = (kind: string, mail: string) => ({
  kind,
  mail,
  app: true,
  email: mail !== 'none',
  digest: false,
  push: true,
});
const preferences = {
  timeZone: null,
  quietFrom: null,
  quietUntil: null,
  pushKey: null,
  choices: [choice('applications', 'always'), choice('messages', 'none'), choice('reminders', 'optional')],
};
const open = (answers: Record<string, unknown> = {}) =>
  openRoute('/notifications/preferences', {
    viewer: 'vendor',
    answers: {
      NotificationPreferences: { preferences },
      SaveNotificationPreferences: { preferences: { timeZone: 'UTC' } },
      ...answers,
    },
  });

describe('/notifications/preferences', () => {
  it('saves what is shown in the app, emailed, and summed up, and the quiet hours', async () => {
    const { api, user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Reminders: Email' }));
    await user.click(screen.getByRole('checkbox', { name: 'Messages: Daily summary' }));
    await user.click(screen.getByRole('checkbox', { name: 'Hold emails during these hours' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Mountain Time – Denver');
    await user.click(screen.getByRole('button', { name: 'Save preferences' }));
    await screen.findByText('Preferences saved');
    expect(api.named('SaveNotificationPreferences')[0]?.variables).toEqual({
      input: {
        timeZone: 'America/Denver',
        quietFrom: '22:00',
        quietUntil: '07:00',
        choices: [
          { kind: 'applications', app: true, email: true, digest: false, push: true },
          { kind: 'messages', app: true, email: false, digest: true, push: true },
          { kind: 'reminders', app: true, email: false, digest: false, push: true },
        ],
      },
    });
  });

  it('says that what it shows could not be loaded again', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { api, user } = open();
    const save = await screen.findByRole('button', { name: 'Save preferences' });
    api.set('NotificationPreferences', refuse('INTERNAL', 'Something went wrong'));
    await user.click(save);
    await screen.findByText('Your preferences could not be loaded.');
    screen.getByRole('checkbox', { name: 'Reminders: Email' });
    api.set('NotificationPreferences', { preferences });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Your preferences could not be loaded.')).toBeNull());
    jest.restoreAllMocks();
  });

  it('offers no choice of emails that are always sent, or that do not exist', async () => {
    open();
    await screen.findByRole('checkbox', { name: 'Applications: In the app' });
    expect(screen.queryByRole('checkbox', { name: 'Applications: Email' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Messages: Email' })).toBeNull();
    screen.getByText('Always');
  });

  it('keeps what was typed when saving fails, and refuses quiet hours that never start', async () => {
    const { api, user } = open({ SaveNotificationPreferences: refuse('INTERNAL', 'x') });
    await user.click(await screen.findByRole('checkbox', { name: 'Hold emails during these hours' }));
    const until = screen.getByLabelText('Until');
    await user.clear(until);
    await enter(user, until, '22:00');
    await user.click(screen.getByRole('button', { name: 'Save preferences' }));
    await screen.findByText('Choose a time other than the start');
    expect(api.named('SaveNotificationPreferences')).toHaveLength(0);
    await user.clear(until);
    await enter(user, until, '06:00');
    api.set('NotificationPreferences', refuse('INTERNAL', 'Down'));
    await user.click(screen.getByRole('button', { name: 'Save preferences' }));
    await screen.findByText('Your preferences were not saved. Please try again.');
    await waitFor(() => expect(api.named('NotificationPreferences')).toHaveLength(2));
    await waitFor(() => expect((screen.getByLabelText('Until') as HTMLInputElement).value).toBe('06:00'));
  });

  it('offers what was changed and not saved again after another page', async () => {
    const Notifications = { feed: { items: [], nextCursor: null } };
    const { user, router } = open({ Notifications });
    const emails = () => screen.findByRole('checkbox', { name: 'Reminders: Email' });
    await user.click(await emails());
    await act(() => router.navigate('/notifications'));
    await screen.findByRole('heading', { name: 'Notifications', level: 1 });
    await act(() => router.navigate('/notifications/preferences'));
    expect(await emails()).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await emails()).toHaveProperty('checked', false);
    await user.click(screen.getByRole('button', { name: 'Save preferences' }));
    await screen.findByText('Preferences saved');
    expect(JSON.stringify(localStorage)).not.toContain('session-draft');
  });

  it('is linked from the notifications', async () => {
    openRoute('/notifications', {
      viewer: 'vendor',
      answers: { Notifications: { feed: { items: [], nextCursor: null } } },
    });
    const link = await screen.findByRole('link', { name: 'Preferences' });
    expect(link.getAttribute('href')).toBe('/notifications/preferences');
  });
});
