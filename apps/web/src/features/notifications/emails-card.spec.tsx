import { screen, waitFor } from '@testing-library/react';
import { openRoute } from '../../testing/render-route.js';

const email = {
  ...{ id: 'e1', type: 'daily_digest', status: 'sent', reason: null },
  ...{ createdAt: '2027-04-20T10:00:00.000Z', attempts: [{ at: '2027-04-20T10:00:00.000Z', error: null }] },
};

describe('the emails on the profile', () => {
  it('lists own emails, says why none arrive, and sends again', async () => {
    const { api, user } = openRoute('/profile', {
      viewer: 'vendor',
      answers: {
        MyEmails: { emails: { total: 1, items: [email] } },
        MyMailDelivery: { delivery: { suppression: 'bounced', since: '2027-04-20T10:00:00.000Z' } },
        ResumeMyMail: { delivery: { suppression: null } },
      },
    });
    await screen.findByText('Daily summary');
    await screen.findByText('Your address does not take our emails');
    api.set('MyMailDelivery', { delivery: { suppression: null, since: null } });
    await user.click(screen.getByRole('button', { name: 'Send emails again' }));
    await screen.findByText('Emails are sent again');
    await waitFor(() => expect(screen.queryByText('Your address does not take our emails')).toBeNull());
    expect(api.named('ResumeMyMail')).toHaveLength(1);
  });
});
