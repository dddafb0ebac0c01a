import { screen, waitFor, within } from '@testing-library/react';
import { application, card, listOf, ownPage } from '../../../testing/market-events.js';
import { account } from '../../../testing/payments.js';
import { openRoute } from '../../../testing/render-route.js';
import { viewers } from '../../../testing/viewers.js';

const checklist = async () => within(await screen.findByRole('region', { name: 'First steps' }));

describe('the first steps of an organizer', () => {
  const answers = (events: unknown[], received: unknown[], status: 'none' | 'active' = 'none') => ({
    MyEvents: { events: listOf(events) },
    ReceivedApplications: { applications: listOf(received) },
    AccountStatus: account(status),
    UnreadNotificationCount: { unread: { count: 0 } },
  });

  it('are checked off once they are done, and lead to the ones that are not', async () => {
    openRoute('/dashboard', { viewer: 'organizer', answers: answers([card({ id: 'e1' })], []) });
    const part = await checklist();
    await waitFor(() => expect(part.getAllByRole('listitem').map(({ dataset }) => dataset['done'])).toContain('true'));
    const connect = await part.findByRole('link', { name: /^Connect your bank account/ });
    expect(connect.getAttribute('href')).toBe('/billing#payment-account');
    expect(part.getByRole('link', { name: /^Invite vendors/ }).getAttribute('href')).toBe('/events/e1');
    expect(part.queryByRole('link', { name: 'Describe your first event' })).toBeNull();
    part.getByText(/^\d of 5 done$/);
  });

  it('come before the figures, which are all zero at first', async () => {
    openRoute('/dashboard', { viewer: 'organizer', answers: answers([], []) });
    const part = await screen.findByRole('region', { name: 'First steps' });
    const figure = screen.getByText('Upcoming events');
    expect(part.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('are hidden by the person, who can undo it, and stay hidden', async () => {
    const { user, view } = openRoute('/dashboard', { viewer: 'organizer', answers: answers([], []) });
    await user.click((await checklist()).getByRole('button', { name: 'Hide' }));
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click((await checklist()).getByRole('button', { name: 'Hide' }));
    view.unmount();
    openRoute('/dashboard', { viewer: 'organizer', answers: answers([], []), stored: { ...localStorage } });
    await screen.findByRole('link', { name: 'Create your first event' });
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
    expect(screen.queryByText('The first steps are hidden.')).toBeNull();
  });
});

describe('the first steps of a vendor', () => {
  const answers = (pending: number) => ({
    MyApplications: ownPage(pending ? [application()] : []),
    MyApplicationCounts: ownPage([], { pending }),
    MyBookmarks: { bookmarks: [{ targetType: 'event', targetId: 'e1' }] },
  });

  it('lead a new vendor from the profile to the first application', async () => {
    openRoute('/dashboard', { viewer: 'vendor', answers: answers(0) });
    const part = await checklist();
    expect(part.getByRole('link', { name: 'Find an event and apply' }).getAttribute('href')).toBe('/events?open=yes');
    expect(part.queryByRole('link', { name: 'Save an event for later' })).toBeNull();
  });

  it('come without counts, which are all zero at first', async () => {
    openRoute('/dashboard', { viewer: 'vendor', answers: answers(0) });
    await checklist();
    expect(screen.queryByRole('link', { name: /Pending/ })).toBeNull();
  });

  it('name no template on the basic plan, which has none', async () => {
    const { api } = openRoute('/dashboard', { viewer: 'vendor', answers: answers(0) });
    (await checklist()).getByText('1 of 3 done');
    expect(api.named('ApplicationTemplates')).toEqual([]);
  });

  it('include a template on Vendor Pro', async () => {
    const membership = { ...viewers.vendor.membership, tier: 'vendor_pro', isBasic: false, isVendorPro: true };
    const user = { ...viewers.vendor, membership };
    const pro = { ...answers(0), CurrentUser: { user }, ApplicationTemplates: { templates: [] } };
    openRoute('/dashboard', { viewer: 'vendor', answers: pro });
    const link = (await checklist()).getByRole('link', { name: 'Save a template with what you always write' });
    expect(link.getAttribute('href')).toBe('/vendor/application-accelerator');
  });
});
