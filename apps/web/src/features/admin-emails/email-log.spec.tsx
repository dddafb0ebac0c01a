import { screen, waitFor } from '@testing-library/react';
import { openRoute } from '../../testing/render-route.js';

const email = {
  id: 'e1',
  type: 'reset_password',
  status: 'bounced',
  reason: 'No such mailbox',
  createdAt: '2027-04-20T10:00:00.000Z',
  attempts: [
    { at: '2027-04-20T10:00:00.000Z', error: 'Try again later' },
    { at: '2027-04-20T10:00:05.000Z', error: null },
  ],
};
const open = (address: string, answers: Record<string, unknown> = {}) =>
  openRoute(address, {
    viewer: 'admin',
    answers: { EmailLog: { emails: { total: 1, items: [email] } }, ...answers },
  });

describe('/admin/emails', () => {
  it('lists each email with its attempts and result', async () => {
    open('/admin/emails');
    await screen.findByText('Password reset');
    for (const text of ['Came back', '2', 'No such mailbox'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });

  it('narrows the list to what went wrong, as the address says, and counts it', async () => {
    const { api, user, path } = open('/admin/emails?problem=failed');
    await screen.findByText('1 email');
    expect(api.lastInput('EmailLog')).toMatchObject({ problem: 'failed', page: 1 });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Problem' }), 'Came back');
    await waitFor(() => expect(api.lastInput('EmailLog')).toMatchObject({ problem: 'bounced', page: 1 }));
    expect(path()).toBe('/admin/emails?problem=bounced');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Problem' }), 'With or without');
    await waitFor(() => expect(path()).toBe('/admin/emails'));
  });

  it('looks for a whole address, says that it gets no emails, and lifts that', async () => {
    const stopped = { suppression: 'complained', since: '2027-04-20T10:00:00.000Z' };
    const { api, user } = open('/admin/emails?address=vera@example.org', {
      MailDelivery: { delivery: stopped },
      ResumeMail: { delivery: { suppression: null } },
    });
    await screen.findByText(/The recipient reported spam on/);
    expect(api.lastInput('EmailLog')).toMatchObject({ address: 'vera@example.org' });
    api.set('MailDelivery', { delivery: { suppression: null, since: null } });
    await user.click(screen.getByRole('button', { name: 'Send emails again' }));
    await screen.findByText('Emails to this address are sent again');
    await waitFor(() => expect(screen.queryByText(/reported spam on/)).toBeNull());
    expect(api.named('ResumeMail')[0]?.variables).toEqual({ input: { address: 'vera@example.org' } });
  });

  it('says that a part of an address finds nothing', async () => {
    const { api, user } = open('/admin/emails?address=vera');
    await screen.findByText('Enter a whole address to find its emails.');
    expect(api.lastInput('EmailLog')).toMatchObject({ address: null });
    await user.clear(screen.getByLabelText('Sent to'));
    await screen.findByText('1 email');
  });

  it('shows the secret address for reports of bounces only on demand', async () => {
    const url = 'https://stallbook.example/webhooks/mail/secret';
    const { api, user } = open('/admin/emails', { MailWebhook: { webhook: { url } } });
    const show = await screen.findByRole('button', { name: 'Show address' });
    expect(api.named('MailWebhook')).toHaveLength(0);
    await user.click(show);
    await screen.findByText(url);
  });
});
