import { act, screen, waitFor, within } from '@testing-library/react';
import { openRoute } from '../../testing/render-route.js';
import { catalogPlan } from '../../testing/plans.js';
import { refuse } from '../../testing/fake-api.js';

const vera = {
  id: 'a1',
  email: 'vera@example.org',
  role: 'vendor',
  contactName: 'Vera Holt',
  businessName: 'Juniper & Clay',
  emailConfirmedAt: '2026-11-02T10:00:00.000Z',
  createdAt: '2026-11-01T10:00:00.000Z',
  membership: { tier: 'basic', isBasic: true, isPro: false, isOrganizerPro: false, isVendorPro: false },
};
const nora = {
  ...vera,
  id: 'a2',
  email: 'nora@example.org',
  role: 'none',
  contactName: null,
  businessName: null,
  emailConfirmedAt: null,
  membership: null,
};
const session = {
  id: 's1',
  device: 'Chrome on Windows',
  signedInAt: '2026-11-19T10:00:00.000Z',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  current: false,
};
const recordOf = (account: object) => ({
  account: {
    profile: null,
    ...account,
    sessions: [session],
    securityRecord: [{ id: 'e1', kind: 'sign_in_failed', at: '2026-11-20T09:00:00.000Z', device: 'Safari on iPhone' }],
  },
});
const empty = { total: 0, items: [] };
const answers = {
  UpgradeOffer: { catalog: { plans: [catalogPlan('basic', 'Basic', {})] } },
  Accounts: { accounts: { total: 2, items: [vera, nora] } },
  AccountRecord: recordOf(vera),
  ApplicationsOfPerson: {
    applications: {
      total: 1,
      items: [
        {
          id: 'ap1',
          eventId: 'e1',
          status: 'pending',
          createdAt: '2026-11-03T10:00:00.000Z',
          event: { title: 'Riverside Fair' },
        },
      ],
    },
  },
  PaymentsOfPerson: { payments: empty },
  EmailsOfPerson: {
    emails: {
      total: 1,
      items: [
        {
          id: 'm1',
          type: 'application_approved',
          status: 'bounced',
          reason: 'Mailbox unavailable',
          createdAt: '2026-11-04T10:00:00.000Z',
          attempts: [{ at: '2026-11-04T10:00:01.000Z', error: null }],
        },
      ],
    },
  },
  ContactMessages: { messages: empty },
};
const asAdmin = (entry: string, more: Record<string, unknown> = {}) =>
  openRoute(entry, { viewer: 'admin', answers: { ...answers, ...more } });

describe('/admin/users', () => {
  it('[CL-062] lists accounts with role, email, confirmation and plan, each leading to its page', async () => {
    asAdmin('/admin/users');
    const link = await screen.findByRole('link', { name: 'Juniper & Clay' });
    expect(link.getAttribute('href')).toBe('/admin/users/a1');
    const [, first, second] = screen.getAllByRole('row');
    await within(first!).findByText('Basic');
    for (const text of ['Vera Holt', 'vera@example.org', 'Vendor', 'Confirmed']) within(first!).getByText(text);
    expect(within(second!).getAllByRole('link')[0]?.getAttribute('href')).toBe('/admin/users/a2');
    for (const text of ['No profile yet', 'Not confirmed']) within(second!).getByText(text);
  });

  it('[CL-062] keeps search, role, confirmation, order and page in the address', async () => {
    const { api, path, user } = asAdmin('/admin/users?page=2&role=vendor', {
      Accounts: { accounts: { total: 120, items: [vera] } },
    });
    await screen.findByRole('link', { name: 'Juniper & Clay' });
    expect(api.named('Accounts')[0]?.variables['input']).toMatchObject({ role: 'vendor', page: 2, order: 'newest' });
    await user.selectOptions(screen.getByLabelText('Email'), 'open');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'business');
    await user.type(screen.getByLabelText('Search'), 'clay');
    await waitFor(() =>
      expect(api.lastInput('Accounts')).toMatchObject({
        search: 'clay',
        role: 'vendor',
        confirmed: false,
        order: 'business',
        page: 1,
      }),
    );
    expect(path()).toBe('/admin/users?search=clay&role=vendor&confirmation=open&order=business');
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(api.lastInput('Accounts')).toMatchObject({ page: 3 }));
  });

  it('[CL-062] offers to clear filters that match no account', async () => {
    const { path, user } = asAdmin('/admin/users?role=admin&search=zebra', { Accounts: { accounts: empty } });
    await screen.findByText('No accounts found');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(path()).toBe('/admin/users'));
  });

  it('[ID-089] sends everyone else to the dashboard', async () => {
    for (const address of ['/admin/users', '/admin/users/a1', '/admin/support']) {
      const { path, view } = openRoute(address, { viewer: 'vendor' });
      await waitFor(() => expect(path()).toBe('/dashboard'));
      view.unmount();
    }
  });
});

describe('/admin/users/:id', () => {
  it('[CL-065] shows profile, plan, flags, sessions, record and what the person does and was sent', async () => {
    const { api } = asAdmin('/admin/users/a1');
    await screen.findByRole('heading', { level: 1, name: 'Juniper & Clay' });
    screen.getByText('No profile yet.');
    screen.getByText('Plan flags');
    screen.getByText('Chrome on Windows');
    screen.getByText('Login with a wrong password');
    expect(screen.getByRole('link', { name: 'What admins did' }).getAttribute('href')).toBe(
      '/admin/dashboard?log-kind=all&log-about=a1#log',
    );
    expect((await screen.findByRole('link', { name: 'Riverside Fair' })).getAttribute('href')).toBe('/events/e1');
    await screen.findByText('No payments yet');
    await screen.findByText('Mailbox unavailable');
    expect(api.named('EmailsOfPerson')[0]?.variables['input']).toMatchObject({ address: vera.email });
    expect(screen.queryByRole('button', { name: 'Resend confirmation' })).toBeNull();
  });

  it('[CL-065] names the organizers of a vendor’s payments, dates each by its order, and writes the address as on a letter', async () => {
    const profile = { id: 'a1', phone: null, address: '1 Main St', city: 'Austin', state: 'Texas', zipCode: '78701' };
    const payment = {
      id: 'p1',
      eventId: 'e1',
      eventTitle: 'Riverside Fair',
      vendorName: 'Juniper & Clay',
      organizer: { businessName: 'River Markets' },
      status: 'completed',
      amountCents: 8_500,
      createdAt: '2026-10-01T12:00:00.000Z',
      paidAt: '2026-11-28T12:00:00.000Z',
    };
    asAdmin('/admin/users/a1', {
      AccountRecord: recordOf({ ...vera, profile: { ...profile, website: null, productCategories: [] } }),
      PaymentsOfPerson: { payments: { total: 1, items: [payment] } },
    });
    const payments = within(await screen.findByRole('table', { name: 'Payments' }));
    const row = (await payments.findByText('River Markets')).closest('tr');
    expect(row?.textContent).toContain('Nov 28, 2026');
    expect(payments.queryByText('Juniper & Clay')).toBeNull();
    screen.getByText('1 Main St, Austin, TX 78701');
  });

  it('[CL-065] says of an organizer’s event that it is taken down', async () => {
    const market = {
      id: 'e1',
      title: 'Riverside Fair',
      eventDate: '2027-05-08',
      eventEndDate: '2027-05-08',
      city: 'Austin',
      state: 'Texas',
    };
    const items = [
      { ...market, status: 'draft', takenDownReason: 'Fraud' },
      { ...market, id: 'e2', status: 'draft', takenDownReason: null },
    ];
    asAdmin('/admin/users/a1', {
      AccountRecord: recordOf({ ...vera, role: 'organizer' }),
      MarketsOfPerson: { markets: { total: 2, items } },
    });
    const events = within(await screen.findByRole('table', { name: 'Events' }));
    expect(await events.findAllByText('Riverside Fair')).toHaveLength(2);
    events.getByText('Taken down');
    events.getByText('Draft');
  });

  it('[CL-065] ends one session, and all of them, after asking', async () => {
    const { api, user } = asAdmin('/admin/users/a1', {
      EndAccountSession: { ended: { id: 's1' } },
      EndAccountSessions: { ended: { id: 'a1' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Log out Chrome on Windows' }));
    await screen.findByText('Log Juniper & Clay out on Chrome on Windows?');
    expect(api.named('EndAccountSession')).toEqual([]);
    await user.click(screen.getAllByRole('button', { name: 'Log out' }).at(-1)!);
    await waitFor(() =>
      expect(api.named('EndAccountSession')[0]?.variables).toEqual({ input: { accountId: 'a1', sessionId: 's1' } }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
    await screen.findByText('Log Juniper & Clay out everywhere?');
    await user.click(screen.getAllByRole('button', { name: 'Log out everywhere' }).at(-1)!);
    await waitFor(() => expect(api.named('EndAccountSessions')[0]?.variables).toEqual({ id: 'a1' }));
  });

  it('[CL-065] mails the confirmation again, and says when it was confirmed meanwhile', async () => {
    const { api, user } = asAdmin('/admin/users/a2', {
      AccountRecord: recordOf(nora),
      ResendAccountConfirmation: { sent: { id: 'a2' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Resend confirmation' }));
    await screen.findByText('Confirmation email sent to nora@example.org');
    screen.getByText('The plan could not be loaded.');
    const again = await screen.findByRole('button', { name: 'Resend confirmation', busy: false });
    const confirmed = 'This email address is confirmed already.';
    api.set('ResendAccountConfirmation', refuse('IDENTITY.ALREADY_CONFIRMED', confirmed));
    await user.click(again);
    await screen.findByText(confirmed);
  });

  it('says that an account does not exist, and that the server is unreachable', async () => {
    const { view } = asAdmin('/admin/users/unknown', { AccountRecord: refuse('NOT_FOUND', 'Account not found') });
    await screen.findByRole('heading', { name: 'User not found' });
    view.unmount();
    asAdmin('/admin/users/a1', { AccountRecord: refuse('INTERNAL', 'Broken') });
    await screen.findByText('The user could not be loaded.');
  });
});

describe('the look-up of /admin/support', () => {
  const lookUp = async (more: Record<string, unknown>, text = 'vera') => {
    const opened = asAdmin('/admin/support', more);
    await opened.user.type(await screen.findByLabelText('Email, ID, or name'), text);
    await opened.user.click(screen.getByRole('button', { name: 'Look up' }));
    return opened;
  };

  it('[CL-065] shows the one who is found in place, and keeps who it was in the address', async () => {
    const { api, path } = await lookUp({ Accounts: { accounts: { total: 1, items: [vera] } } }, ' vera@example.org ');
    await screen.findByRole('link', { name: 'Juniper & Clay' });
    await screen.findByText('Chrome on Windows');
    expect(path()).toBe('/admin/support?user=vera%40example.org');
    expect(api.named('Accounts')[0]?.variables['input']).toMatchObject({ search: 'vera@example.org', page: 1 });
  });

  it('[CL-065] asks which one where several fit', async () => {
    await lookUp({ Accounts: { accounts: { total: 12, items: [vera, nora] } } });
    await screen.findByText('12 accounts match. Choose one.');
    expect(screen.getByRole('link', { name: 'Juniper & Clay' }).getAttribute('href')).toBe('/admin/users/a1');
    expect(screen.getByRole('link', { name: 'See 2 more' }).getAttribute('href')).toBe('/admin/users?search=vera');
  });

  it('[CL-065] names in the field who is shown after going back, from the first page on', async () => {
    const opened = await lookUp({}, 'vera');
    const { api, router, user, path } = opened;
    const who = screen.getByLabelText('Email, ID, or name');
    await act(() => router.navigate('/admin/support?user=vera&applications-page=2'));
    await user.clear(who);
    await user.type(who, 'nora');
    await user.click(screen.getByRole('button', { name: 'Look up' }));
    await waitFor(() => expect(api.lastInput('Accounts')).toMatchObject({ search: 'nora' }));
    expect(path()).toBe('/admin/support?user=nora');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(who).toHaveProperty('value', 'vera'));
  });

  it('[CL-065] says that no account was found, and what to enter', async () => {
    const { api, user } = await lookUp({ Accounts: { accounts: empty } }, 'zebra');
    await screen.findByText('No account found for “zebra”');
    await user.clear(screen.getByLabelText('Email, ID, or name'));
    await user.click(screen.getByRole('button', { name: 'Look up' }));
    await screen.findByText('Please enter an email, ID, or name.');
    expect(api.named('Accounts')).toHaveLength(1);
  });
});
