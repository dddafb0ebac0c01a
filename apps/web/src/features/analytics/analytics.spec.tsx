import { act, screen, waitFor } from '@testing-library/react';
import { applying } from '../../testing/applying.js';
import { ownTimeZone } from '../../lib/format/dates.js';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';

const figures = {
  pending: 2,
  accepted: 3,
  rejected: 1,
  withdrawn: 8,
  acceptanceRate: 0.75,
  interests: 7,
  byMonth: [
    { month: '2027-03', pending: 0, accepted: 3, rejected: 0 },
    { month: '2027-04', pending: 2, accepted: 0, rejected: 1 },
  ],
};
const none = { ...figures, pending: 0, accepted: 0, rejected: 0, withdrawn: 0, acceptanceRate: null, interests: 0 };
const ofVendor = { timeSavedSeconds: 720, quickApplies: 4, invitationsSent: 5 };

describe('analytics', () => {
  it('[TO-024] shows a vendor’s applications by status, the rate, time saved, quick-applies, interests and invitations', async () => {
    const { user, api } = openRoute('/vendor/analytics', {
      viewer: 'vendor',
      answers: { VendorAnalytics: { analytics: { ...figures, ...ofVendor } } },
    });
    await screen.findByRole('img', { name: /6 applications in the last 365 days, 3 accepted\./ });
    const shown = document.querySelector('main')?.textContent;
    for (const tile of [
      /75%Acceptance rate/,
      /12 minutesTime saved/,
      /4Quick-applies/,
      /5Invitations sent/,
      /7Interests/,
    ])
      expect(shown).toMatch(tile);
    for (const tile of [/2Pending/, /3Accepted/, /1Rejected/, /8Withdrawn/]) expect(shown).toMatch(tile);
    await user.click(screen.getByRole('button', { name: /table/i }));
    expect((await screen.findByText('Mar 2027')).closest('tr')?.textContent).toContain('3');
    await user.click(screen.getByRole('button', { name: '30 days' }));
    const asked = { window: '30d', timeZone: ownTimeZone() };
    await waitFor(() => expect(api.lastVariables('VendorAnalytics')).toEqual(asked));
  });

  it('counts an interest that was expressed since the figures were open', async () => {
    const { api, router, user } = openRoute('/vendor/analytics', {
      viewer: 'vendor',
      answers: {
        ...applying,
        VendorAnalytics: { analytics: { ...figures, ...ofVendor } },
        ExpressInterest: { interest: { id: 'i1' } },
      },
    });
    await screen.findByText('Acceptance rate');
    await act(() => router.navigate('/events/e1'));
    await user.click(await screen.findByRole('button', { name: 'I’m interested' }));
    await user.click(await screen.findByRole('button', { name: 'Express interest' }));
    await waitFor(() => expect(api.named('ExpressInterest')).toHaveLength(1));
    await screen.findByRole('button', { name: 'I’m interested' });
    await act(() => router.navigate('/vendor/analytics'));
    await waitFor(() => expect(api.named('VendorAnalytics')).toHaveLength(2));
  });

  it('[TO-023] shows an organizer withdrawn applications, interests, and invitations received', async () => {
    const { api } = openRoute('/organizer/analytics', {
      viewer: 'organizer',
      answers: { OrganizerAnalytics: { analytics: { ...figures, invitationsReceived: 9 } } },
    });
    await screen.findByRole('img', { name: /6 applications/ });
    expect(api.named('OrganizerAnalytics')[0]?.variables).toEqual({ window: '365', timeZone: ownTimeZone() });
    const shown = document.querySelector('main')?.textContent;
    expect(shown).toMatch(/8Withdrawn/);
    expect(shown).toMatch(/7Interests9Invitations received/);
  });

  it('does not say that there are no applications when all were withdrawn', async () => {
    const analytics = { ...none, withdrawn: 1, invitationsReceived: 0 };
    openRoute('/organizer/analytics', { viewer: 'organizer', answers: { OrganizerAnalytics: { analytics } } });
    await waitFor(() => expect(document.querySelector('main')?.textContent).toContain('1Withdrawn'));
    expect(screen.queryByText('No applications in this period')).toBeNull();
  });

  it('says what to do when nothing was sent, and offers another try when the figures do not arrive', async () => {
    const { view } = openRoute('/vendor/analytics', {
      viewer: 'vendor',
      answers: { VendorAnalytics: { analytics: { ...none, ...ofVendor } } },
    });
    await screen.findByText('No applications in this period');
    expect(document.querySelector('main')?.textContent).toContain('—Acceptance rate');
    view.unmount();
    openRoute('/organizer/analytics', {
      viewer: 'organizer',
      answers: { OrganizerAnalytics: refuse('INTERNAL', 'x') },
    });
    await screen.findByText('Your figures could not be loaded.');
  });
});
