import { screen, waitFor, within } from '@testing-library/react';
import { PlanCatalog } from '../../testing/plans.js';
import { openRoute } from '../../testing/render-route.js';

const access = (canViewSuggestions: boolean) => ({ flags: { canViewSuggestions } });

describe('suggestions of vendors for an organizer', () => {
  const events = ['e1', 'e2'].map((id) => ({
    id,
    title: `Fair ${id}`,
    badge: 'applications_open',
    eventDate: '2027-05-08',
    eventEndDate: '2027-05-09',
    defaultedFields: [],
    city: 'Salem',
    state: 'Oregon',
    maxVendors: 10 as number | null,
    applicationCounts: { accepted: 4 },
  }));
  const vendor = { businessName: 'Clay & Kiln', city: 'Salem', state: 'Oregon' };
  const items = [{ vendorId: 'v1', matchScore: 77, matchReason: 'In the same city · sells Pottery', vendor }];
  const answers = {
    SuggestionEvents: { events: { items: events } },
    VendorSuggestions: { suggestions: { placeKnown: true, items } },
    Vendors: { vendors: { total: 0, items: [] } },
  };

  it('[TO-008] [TO-026] show the vendors who fit the chosen event, and invite one by a message', async () => {
    const { api, user, path, answered } = openRoute('/organizer-pro/vendor-recruitment', {
      viewer: 'proOrganizer',
      answers: {
        ...answers,
        SuggestionAccess: access(true),
        MessageContact: { contact: { threadId: null, blockingThreadId: null, name: 'Clay & Kiln', eventTitle: null } },
      },
    });
    await screen.findByText('In the same city · sells Pottery');
    await screen.findByRole('option', { name: 'Fair e2 · May 8–9, 2027' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Event' }), 'Fair e2 · May 8–9, 2027');
    await waitFor(() =>
      expect(api.named('VendorSuggestions').map(({ variables }) => variables)).toEqual([
        { eventId: 'e1' },
        { eventId: 'e2' },
      ]),
    );
    await answered();
    await user.click(await screen.findByRole('button', { name: 'Invite Clay & Kiln' }));
    const text = await screen.findByDisplayValue(/love to have you at Fair e2 on May 8–9, 2027, in .*\/events\/e2$/);
    expect(text).toBeTruthy();
    expect(path()).toBe('/messages/new?person=v1');
  });

  it('invite without dates to an event whose dates are to be announced', async () => {
    const unannounced = events.map((event) => ({ ...event, defaultedFields: ['eventDate'] }));
    const { user } = openRoute('/organizer-pro/vendor-recruitment', {
      viewer: 'proOrganizer',
      answers: {
        ...answers,
        SuggestionAccess: access(true),
        SuggestionEvents: { events: { items: unannounced } },
        MessageContact: { contact: { threadId: null, blockingThreadId: null, name: 'Clay & Kiln', eventTitle: null } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Invite Clay & Kiln' }));
    await screen.findByDisplayValue(/love to have you at Fair e1, in Salem, /);
  });

  it('are not offered for an event that takes no applications', async () => {
    const closed = events.map((event) => ({ ...event, badge: 'applications_closed' }));
    const { api } = openRoute('/organizer-pro/vendor-recruitment', {
      viewer: 'proOrganizer',
      answers: { ...answers, SuggestionAccess: access(true), SuggestionEvents: { events: { items: closed } } },
    });
    await screen.findByRole('heading', { name: 'This event isn’t taking applications' });
    expect(screen.getByRole('link', { name: 'Edit the event' }).getAttribute('href')).toBe('/events/e1/edit');
    expect(screen.getByRole('combobox', { name: 'Event' })).toBeTruthy();
    expect(api.named('VendorSuggestions')).toEqual([]);
  });

  it('[TO-008] are first for the next event that takes applications and has free booths', async () => {
    const [next, last] = events;
    const full = { ...next, id: 'full', title: 'Full Fair', maxVendors: 4 };
    const closed = { ...next, id: 'closed', title: 'Closed Fair', badge: 'applications_closed' };
    const { api } = openRoute('/organizer-pro/vendor-recruitment', {
      viewer: 'proOrganizer',
      answers: {
        ...answers,
        SuggestionAccess: access(true),
        SuggestionEvents: { events: { items: [full, closed, { ...last, maxVendors: null }] } },
      },
    });
    await screen.findByText('In the same city · sells Pottery');
    expect(api.named('VendorSuggestions').map(({ variables }) => variables)).toEqual([{ eventId: 'e2' }]);
  });

  it('[TO-008] are the upgrade for a plan without them, and nothing is asked', async () => {
    const { api } = openRoute('/organizer-pro/vendor-recruitment', {
      viewer: 'proOrganizer',
      answers: { ...answers, UpgradeOffer: PlanCatalog },
    });
    const part = await screen.findByRole('region', { name: 'See which vendors fit your events' });
    const link = await within(part).findByRole('link', { name: 'Get Pro' });
    expect(link.getAttribute('href')).toBe('/pricing?upgrade=pro');
    expect(within(part).getByRole('link', { name: 'Compare the plans' }).getAttribute('href')).toBe('/pricing');
    expect(api.named('VendorSuggestions')).toEqual([]);
  });
});
