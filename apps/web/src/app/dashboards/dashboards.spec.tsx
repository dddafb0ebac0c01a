import { screen, waitFor } from '@testing-library/react';
import { hrefOf, tileOf } from '../../testing/dashboards.js';
import { openRoute } from '../../testing/render-route.js';

describe('the dashboard of an admin', () => {
  it('[UI-015] the dashboard of an admin links to the admin dashboard', async () => {
    openRoute('/dashboard', {
      viewer: 'admin',
      answers: {
        AdminAccountCounts: { accounts: { vendors: 1_100, organizers: 100, withoutProfile: 0, admins: 1 } },
        AdminEventCounts: { events: { draft: 10, published: 80, claimable: 7, pendingClaims: 3, stoppedImports: 0 } },
      },
    });
    await screen.findByText('1,100');
    await waitFor(async () => expect(await tileOf('Pending claims')).toContain('3'));
    expect(hrefOf(screen.getByRole('link', { name: 'Open the admin dashboard' }))).toBe('/admin/dashboard');
  });
});
