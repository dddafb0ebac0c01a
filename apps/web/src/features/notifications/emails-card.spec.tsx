import { screen, waitFor, within } from '@testing-library/react';
import { openRoute } from '../../testing/render-route.js';

const email = {
  id: 'e1',
  type: 'daily_digest',
  status: 'sent',
  reason: null,
  createdAt: '2027-04-20T10:00:00.000Z',
  attempts: [{ at: '2027-04-20T10:00:00.000Z', error: null }],
};

describe('the emails on the profile', () => {
  const wide = window.matchMedia;
  afterEach(() => {
    window.matchMedia = wide;
  });
  const delivery = { MyMailDelivery: { delivery: { suppression: null, since: null } } };
  const page = ({ input }: { input: { page: number } }) => ({
    emails: {
      total: 12,
      items: Array.from({ length: input.page === 1 ? 10 : 2 }, (_, at) => ({ ...email, id: `e${at}` })),
    },
  });

  it('lists the newest five, and all of them page by page when asked', async () => {
    const { user } = openRoute('/profile', { viewer: 'vendor', answers: { MyEmails: page, ...delivery } });
    const table = await screen.findByRole('table', { name: 'Emails to your address, newest first' });
    await waitFor(() => expect(within(table).getAllByText('Daily summary')).toHaveLength(5));
    expect(screen.queryByRole('button', { name: 'Page 2' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all emails' }));
    await waitFor(() => expect(screen.getAllByText('Daily summary')).toHaveLength(10));
    expect(screen.queryByRole('button', { name: 'Show all emails' })).toBeNull();
    await screen.findByRole('navigation', { name: /emails to your address/i });
  });

  it('opens when asked on phones', async () => {
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    const { api, user } = openRoute('/profile', { viewer: 'vendor', answers: { MyEmails: page, ...delivery } });
    const show = await screen.findByRole('button', { name: 'Show emails' });
    expect(api.named('MyEmails')).toEqual([]);
    await user.click(show);
    await waitFor(() => expect(screen.getAllByText('Daily summary')).toHaveLength(5));
  });

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
    await screen.findByText('Our emails to you are bouncing');
    api.set('MyMailDelivery', { delivery: { suppression: null, since: null } });
    await user.click(screen.getByRole('button', { name: 'Send emails again' }));
    await screen.findByText('Emails are sent again');
    await waitFor(() => expect(screen.queryByText('Our emails to you are bouncing')).toBeNull());
    expect(api.named('ResumeMyMail')).toHaveLength(1);
  });
});
