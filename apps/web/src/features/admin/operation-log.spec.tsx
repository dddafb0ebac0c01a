import { act, screen, waitFor } from '@testing-library/react';
import { openRoute } from '../../testing/render-route.js';

const none = { AdminOperations: { operations: { total: 0, items: [] } }, AdminPerformers: { performers: [] } };

describe('the log of operations', () => {
  it('has what was viewed since it was open before', async () => {
    const { api, router } = openRoute('/admin/dashboard', {
      viewer: 'admin',
      answers: { ...none, Claims: { claims: { total: 0, items: [] } } },
    });
    await screen.findByText('No activity yet.');
    await act(() => router.navigate('/admin/claims'));
    await screen.findByText('No pending claims');
    await act(() => router.navigate('/admin/dashboard'));
    await waitFor(() => expect(api.named('AdminOperations')).toHaveLength(2));
  });

  it('narrows the operations to one kind, as the address says', async () => {
    const { api, user, path } = openRoute('/admin/dashboard?log-kind=deny_claim', {
      viewer: 'admin',
      answers: none,
    });
    await screen.findByText('No such operation yet.');
    const kind = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind' });
    expect(kind.value).toBe('deny_claim');
    const asked = () => api.lastInput('AdminOperations');
    expect(asked()).toMatchObject({ operationType: 'deny_claim', page: 1 });
    await user.selectOptions(kind, 'Event taken down');
    await waitFor(() => expect(asked()).toMatchObject({ operationType: 'take_down_event', page: 1 }));
    expect(path()).toBe('/admin/dashboard?log-kind=take_down_event');
    await user.selectOptions(kind, 'Changes');
    await waitFor(() => expect(asked()).toMatchObject({ operationType: null, onlyChanges: true }));
    await user.selectOptions(kind, 'Changes and views');
    await waitFor(() => expect(asked()).toMatchObject({ operationType: null, onlyChanges: false }));
  });

  it('[CL-061] narrows the operations to those of one admin, by name or else by email', async () => {
    const performers = [
      { id: 'a1', account: { contactName: null, email: 'zoe@example.org' } },
      { id: 'a2', account: { contactName: 'Ann Admin', email: 'ann@example.org' } },
      { id: 'a3', account: null },
    ];
    const { api, user, path } = openRoute('/admin/dashboard', {
      viewer: 'admin',
      answers: { ...none, AdminPerformers: { performers } },
    });
    await screen.findByRole('option', { name: 'Ann Admin' });
    const by = screen.getByRole<HTMLSelectElement>('combobox', { name: 'By' });
    expect([...by.options].map(({ text }) => text)).toEqual(['Any admin', 'An admin', 'Ann Admin', 'zoe@example.org']);
    await user.selectOptions(by, 'zoe@example.org');
    await waitFor(() => expect(api.lastInput('AdminOperations')).toMatchObject({ performedBy: 'a1', page: 1 }));
    expect(path()).toBe('/admin/dashboard?log-by=a1');
  });

  it('[CL-061] narrows the operations to those about one person, and leads back to all', async () => {
    const operation = {
      id: 'op1',
      operationType: 'read_account',
      performedBy: 'a1',
      details: JSON.stringify({ accountId: 'v1' }),
      createdAt: '2027-03-01T12:00:00Z',
      event: null,
      person: { id: 'v1', businessName: 'Juniper & Clay', contactName: 'Vera', email: 'vera@example.org' },
      performer: null,
    };
    const { api, user, path } = openRoute('/admin/dashboard?log-kind=all&log-about=v1', {
      viewer: 'admin',
      answers: { ...none, AdminOperations: { operations: { total: 1, items: [operation] } } },
    });
    await screen.findByRole('option', { name: 'Juniper & Clay' });
    const asked = () => api.lastInput('AdminOperations');
    expect(asked()).toMatchObject({ personId: 'v1', onlyChanges: false });
    await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Everyone and everything');
    await waitFor(() => expect(asked()).toMatchObject({ personId: null }));
    expect(path()).toBe('/admin/dashboard?log-kind=all');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'About' })).toBeNull());
  });
});
