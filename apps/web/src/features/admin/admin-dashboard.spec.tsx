import { screen } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';

const counted = {
  AdminAccountCounts: { accounts: { vendors: 1_100, organizers: 100, admins: 2, withoutProfile: 4 } },
  AdminEventCounts: { events: { draft: 10, published: 80, claimable: 7, pendingClaims: 3 } },
  AdminApplicationCounts: { applications: { total: 2_345 } },
  AdminOperations: { operations: { total: 0, items: [] } },
};
const tile = async (label: string) => (await screen.findByText(label)).parentElement?.textContent;

describe('/admin/dashboard', () => {
  it('counts accounts, events and applications', async () => {
    openRoute('/admin/dashboard', { viewer: 'admin', answers: counted });
    await screen.findByText('2,345');
    expect(await tile('Vendors')).toContain('1,100');
    expect(await tile('Pending claims')).toContain('3');
    expect(screen.queryByText('Some counts could not be loaded.')).toBeNull();
  });

  it('[CL-061] links all tools and shows the latest operations as sentences with names', async () => {
    const moved = {
      id: 'op1',
      operationType: 'transfer_event',
      performedBy: 'a1',
      details: JSON.stringify({ eventId: 'e1', title: 'River Market', organizerId: 'o1' }),
      createdAt: '2027-03-01T12:00:00Z',
      event: { title: 'River Market' },
      person: { businessName: 'River Markets' },
      performer: { contactName: 'Ada' },
    };
    const erased = { ...moved, id: 'op2', operationType: 'end_session', person: null, performer: null };
    const answers = { ...counted, AdminOperations: { operations: { total: 2, items: [moved, erased] } } };
    openRoute('/admin/dashboard', { viewer: 'admin', answers });
    await screen.findByText('Transferred River Market to River Markets');
    screen.getByText('Signed an account without a profile out on one device');
    expect(screen.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/admin/users/a1');
    for (const [name, target] of [
      ['Claims', '/admin/claims'],
      ['Transfer an event', '/admin/transfer'],
      ['Blog posts', '/admin/blog'],
      ['Import events', '/admin/import'],
      ['Support tools', '/admin/support'],
    ]) {
      const links = screen.getAllByRole('link', { name });
      expect(links.map((link) => link.getAttribute('href'))).toContain(target);
    }
  });

  it('shows what can be counted while a service is away, and asks that one again', async () => {
    const away = { ...counted, AdminApplicationCounts: refuse('INTERNAL', 'Something went wrong. Please try again.') };
    const { api, user } = openRoute('/admin/dashboard', { viewer: 'admin', answers: away });
    await screen.findByText('Some counts could not be loaded.');
    expect(await tile('Vendors')).toContain('1,100');
    expect(await tile('Pending claims')).toContain('3');
    expect(await tile('Applications')).toContain('Not available');
    api.set('AdminApplicationCounts', counted.AdminApplicationCounts);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('2,345');
    expect(screen.queryByText('Some counts could not be loaded.')).toBeNull();
    expect(api.named('AdminAccountCounts')).toHaveLength(1);
  });
});
