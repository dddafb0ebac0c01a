import { screen, waitFor } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';

const all = { reminders: true, invitations: true, digest: true, recommendations: true, canResume: false };
const none = { reminders: false, invitations: false, digest: false, recommendations: false, canResume: true };

describe('/unsubscribe', () => {
  it('[NO-019] stops reminders, invitations, and summaries for the holder of the link, signed out, and takes it back', async () => {
    const { api, user } = openRoute('/unsubscribe?token=a.b', {
      answers: { MailSubscription: { subscription: all }, ChangeMailSubscription: { subscription: none } },
    });
    const stop = await screen.findByRole('button', { name: 'Stop these emails' });
    expect(api.named('ChangeMailSubscription')).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Get them again' })).toBeNull();
    api.set('MailSubscription', { subscription: none });
    await user.click(stop);
    await screen.findByText(
      'We no longer email you reminders, invitations, the daily summary, or weekly recommendations.',
    );
    screen.getByText('Emails about your account, applications, events, and payments still arrive.');
    expect(api.named('ChangeMailSubscription')[0]?.variables).toEqual({ input: { token: 'a.b', subscribed: false } });
    api.set('MailSubscription', { subscription: all });
    await user.click(await screen.findByRole('button', { name: 'Get them again' }));
    await screen.findByRole('button', { name: 'Stop these emails' });
    expect(api.named('ChangeMailSubscription')[1]?.variables).toEqual({ input: { token: 'a.b', subscribed: true } });
  });

  it.each(['digest', 'recommendations'])('[NO-019] stops the %s of a person who gets nothing else', async (kind) => {
    const { api, user } = openRoute('/unsubscribe?token=a.b', {
      answers: {
        MailSubscription: { subscription: { ...none, canResume: false, [kind]: true } },
        ChangeMailSubscription: { subscription: none },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Stop these emails' }));
    await waitFor(() => expect(api.named('ChangeMailSubscription')).toHaveLength(1));
  });

  it('offers to resume only what a link stopped, not what the person chose', async () => {
    openRoute('/unsubscribe?token=a.b', {
      answers: { MailSubscription: { subscription: { ...all, reminders: false } } },
    });
    await screen.findByText('Some of these emails are stopped already.');
    expect(screen.queryByRole('button', { name: 'Get them again' })).toBeNull();
  });

  it('says so when the link is not ours, and when the choice was not saved', async () => {
    const { unmount } = openRoute('/unsubscribe?token=x', {
      answers: { MailSubscription: refuse('NOT_FOUND', 'x') },
    }).view;
    await screen.findByText('This link is incomplete');
    unmount();
    const { user, api } = openRoute('/unsubscribe?token=a.b', {
      answers: { MailSubscription: { subscription: all }, ChangeMailSubscription: refuse('INTERNAL', 'x') },
    });
    await user.click(await screen.findByRole('button', { name: 'Stop these emails' }));
    await screen.findByText('Your choice was not saved. Please try again.');
    await waitFor(() => expect(api.named('ChangeMailSubscription')).toHaveLength(1));
  });
});
