import { screen } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';

const counted = {
  AdminAccountCounts: { accounts: { vendors: 1_100, organizers: 100, withoutProfile: 4 } },
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
