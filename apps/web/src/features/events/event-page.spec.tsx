import { openRoute } from '../../testing/render-route.js';
import { sessionShown } from '../../testing/session-shown.js';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { application, card, claimable, eventAnswer, type EventFacts } from '../../testing/market-events.js';
import { heldAnswer, pass } from '../../testing/timers.js';
import type { ViewerName } from '../../testing/viewers.js';

const quiet = {
  ApplicationForEvent: { application: null },
  Attachments: { attachments: [] },
  AttachmentAccess: { access: { canAccess: false, reason: 'No application found' } },
};
const open = (viewer: ViewerName, facts: EventFacts = {}, more = {}) =>
  openRoute('/events/e1', { viewer, answers: { Event: eventAnswer(facts), ...quiet, ...more } });

describe('/events/{id}', () => {
  it('[EV-064] tells a vendor why an event is gone while its payments are refunded', async () => {
    openRoute('/events/e1', {
      viewer: 'vendor',
      answers: {
        Event: refuse('EVENT.BEING_DELETED', 'This event is canceled. Everyone who paid gets a full refund.'),
      },
    });
    await screen.findByRole('heading', { name: 'This event is canceled' });
    const refund = screen.getByRole('link', { name: 'See your refund' });
    expect(refund.getAttribute('href')).toBe('/vendor/payments');
  });

  it.each([
    ['its banner', '/files/banner.webp', '/files/banner.webp', '/files/image.webp'],
    ['its image without a banner', '/files/image.webp', null, '/files/image.webp'],
  ])('[EV-039] an event page shows %s', async (_name, shown, bannerImageUrl, eventImageUrl) => {
    const { view } = open('visitor', { bannerImageUrl, eventImageUrl });
    await screen.findByRole('heading', { level: 1 });
    expect(view.container.querySelector('main img')?.getAttribute('src')).toBe(shown);
  });

  it('[EV-039] an event page without images shows a scene of its type', async () => {
    const { view } = open('visitor');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(view.container.querySelector('svg[viewBox="-218 0 1036 300"]')).not.toBeNull());
  });

  it('[EV-038] an event page links back to the list', async () => {
    const { user, path } = open('visitor', {}, { Events: { events: { total: 0, items: [] } } });
    await screen.findByRole('heading', { level: 1 });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(path()).toBe('/events'));
  });

  it('browser Back leads to the list with the filters that it had', async () => {
    const answers = { Events: { events: { total: 1, items: [card()] } }, Event: eventAnswer() };
    const { user, path } = openRoute('/events?search=honey', { answers });
    await user.click(await screen.findByRole('link', { name: card().title }));
    await user.click(await screen.findByRole('link', { name: 'Back' }));
    await waitFor(() => expect(path()).toBe('/events?search=honey'));
  });

  it('an event page offers its date as a file, and all events of its organizer as a calendar', async () => {
    open('visitor');
    const file = await screen.findByRole('link', { name: 'Add to calendar' });
    expect(file.getAttribute('href')).toBe('/calendar/events/e1.ics');
    expect(screen.getByRole('link', { name: 'Follow these events in your calendar' }).getAttribute('href')).toBe(
      'webcal://localhost/calendar/organizers/organizer.ics',
    );
  });

  it('never turns a stored script into a link', async () => {
    open('visitor', { websiteUrl: 'javascript:alert(1)' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Visit Website')).toBeNull();
  });

  it('[EV-041] [EV-043] the owner of an event can copy its code, and the button says so for two seconds', async () => {
    open('organizer', { eventCode: 'RSCF-4821' });
    await screen.findByText('Share this code with vendors for direct event access');
    expect(screen.getByRole('link', { name: 'Edit Event' }).getAttribute('href')).toBe('/events/e1/edit');
    await screen.findByText('Attachments and updates');
    const copy = screen.getByRole('button', { name: 'Copy Code' });
    jest.useFakeTimers();
    fireEvent.click(copy);
    await pass(0);
    screen.getByRole('button', { name: 'Copied!' });
    await act(async () => expect(await navigator.clipboard.readText()).toBe('RSCF-4821'));
    await pass(1_999);
    screen.getByRole('button', { name: 'Copied!' });
    await pass(1);
    screen.getByRole('button', { name: 'Copy Code' });
    jest.useRealTimers();
  });

  it('the owner of an event finds what is new first, the roster and a message to its vendors, and no bookmark', async () => {
    const { view } = open('organizer', {
      applicationCounts: { total: 9, pending: 3, accepted: 5, withoutBooth: 0 },
    });
    const leadsTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await leadsTo('Applications (3 new)')).toBe('/applications?event=e1');
    expect(await leadsTo('Roster')).toBe('/applications/roster?event=e1');
    expect(await leadsTo('Write to vendors')).toBe('/messages/broadcast?event=e1');
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
    view.unmount();
    open('organizer', { applicationCounts: { total: 0, pending: 0, accepted: 0, withoutBooth: 0 } });
    expect(await leadsTo('Applications')).toBe('/applications?event=e1&status=all');
    expect(screen.queryByRole('link', { name: 'Roster' })).toBeNull();
  });

  it('the owner of a published event copies its address; a draft, which only the owner can open, has none to copy', async () => {
    const { user, view } = open('organizer', { eventCode: 'RSCF-4821' });
    await user.click(await screen.findByRole('button', { name: 'Copy Link' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/events/e1`));
    view.unmount();
    open('organizer', { eventCode: 'RSCF-4821', status: 'draft' });
    await screen.findByRole('button', { name: 'Copy Code' });
    expect(screen.queryByRole('button', { name: 'Copy Link' })).toBeNull();
  });

  it.each([
    ['visitor', 'e1-owner', false],
    ['organizer', 'another', false],
    ['vendor', 'another', true],
    ['organizer', 'organizer', true],
  ] as const)('[EV-054] a %s on an event of %s sees the attachments: %s', async (viewer, organizerId, sees) => {
    open(viewer, { organizerId });
    await screen.findByRole('heading', { level: 1 });
    await sessionShown(viewer);
    if (sees) await screen.findByText('Attachments and updates');
    else expect(screen.queryByText('Attachments and updates')).toBeNull();
  });

  it.each(['visitor', 'vendor', 'organizer', 'admin'] as const)(
    '[EV-041] hides the actions of its owner from another %s',
    async (viewer) => {
      open(viewer, { organizerId: 'another' });
      await screen.findByRole('heading', { level: 1 });
      await sessionShown(viewer);
      for (const name of ['Edit Event', 'Delete', 'Copy Code']) expect(screen.queryByText(name)).toBeNull();
    },
  );

  it('[EV-063] [EV-065] asks before it deletes, naming what goes with the event', async () => {
    const { user, api, path } = open(
      'organizer',
      { applicationCounts: { total: 4, pending: 2, accepted: 1, withoutBooth: 0 } },
      {
        DeleteEvent: refuse('PERMISSION_DENIED', 'Not authorized to delete this event'),
        PaidBooths: { paid: { total: 2, totals: { grossCents: 17_000, refundedCents: 333 } } },
        MyEvents: { events: { total: 0, items: [] } },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText(
      'Delete this event? This will also remove its applications and attachments. This cannot be undone.',
    );
    await screen.findByText('2 paid booths: $166.67 goes back to the vendors, in full');
    expect(screen.getByText('2 pending applications').closest('[role=status]')?.textContent).toMatch(
      /^This also removes.*1 accepted application/,
    );
    await user.click(screen.getByRole('button', { name: 'Delete event' }));
    await screen.findByText('Not authorized to delete this event');
    api.set('DeleteEvent', refuse('INTERNAL', 'Something went wrong.'));
    await user.click(screen.getByRole('button', { name: 'Delete event' }));
    await screen.findByText('Failed to delete event');
    api.set('DeleteEvent', { done: { id: 'e1', isRefunding: false } });
    await user.click(screen.getByRole('button', { name: 'Delete event' }));
    await screen.findByText('Event deleted successfully');
    await waitFor(() => expect(path()).toBe('/my-events'));
  });

  it('[EV-063] says that the number of paid booths could not be loaded', async () => {
    const { user } = open('organizer', {}, { PaidBooths: refuse('INTERNAL', 'x') });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Its paid booths, with a full refund (the number could not be loaded)');
  });

  it('[EV-064] shows its owner the refunds in progress, and offers no changes meanwhile', async () => {
    const left = { paid: { total: 3, totals: { grossCents: 25_500, refundedCents: 0 } } };
    open('organizer', { status: 'draft', isBeingDeleted: true }, { PaidBooths: left });
    await screen.findByText('Refunds in progress');
    await screen.findByText('3 booths left to refund');
    expect(screen.getByRole('link', { name: 'See the refunds' }).getAttribute('href')).toBe(
      '/payment-tracking?event=e1',
    );
    for (const name of ['Edit Event', 'Delete', 'Publish event']) expect(screen.queryByText(name)).toBeNull();
  });

  it('[EV-065] tells its owner when the last refund has deleted it, and goes to the own events', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const left = (total: number) => ({ paid: { total, totals: { grossCents: 0, refundedCents: 0 } } });
    const { api, path } = open(
      'organizer',
      { status: 'draft', isBeingDeleted: true },
      { PaidBooths: left(1), MyEvents: { events: { total: 0, items: [] } } },
    );
    await screen.findByText('1 booth left to refund');
    api.set('Event', refuse('NOT_FOUND', 'Event not found'));
    api.set('PaidBooths', left(0));
    await pass(5_000);
    await screen.findByText('Event deleted successfully');
    await waitFor(() => expect(path()).toBe('/my-events'));
    jest.useRealTimers();
  });

  it('[EV-055] shows that it loads', async () => {
    const { answer, release } = heldAnswer(eventAnswer());
    openRoute('/events/e1', { answers: { ...quiet, Event: answer } });
    await screen.findByText('Loading...', { selector: 'main *' });
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await release();
    jest.useRealTimers();
    await screen.findByRole('heading', { level: 1, name: card().title });
    expect(screen.queryByText('Loading...', { selector: 'main > *' })).toBeNull();
  });

  it('[EV-055] says that the load failed and tries again', async () => {
    const { user, api } = openRoute('/events/e1', { answers: { ...quiet, Event: refuse('INTERNAL', 'x') } });
    await screen.findByText('Failed to load event details. Please try again.');
    expect(screen.getByRole('link', { name: 'Back to Events' }).getAttribute('href')).toBe('/events');
    api.set('Event', eventAnswer());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1 });
  });

  it('[EV-056] has a page for an unknown event', async () => {
    openRoute('/events/e1', { answers: { ...quiet, Event: refuse('NOT_FOUND', 'Event not found') } });
    await screen.findByText('Event Not Found');
    cleanup();
    const answers = { ...quiet, Event: refuse('NOT_FOUND', 'Event not found') };
    openRoute('/events/e1/edit', { viewer: 'organizer', answers });
    await screen.findByText('Event Not Found');
  });
});

describe('the parts of an event page', () => {
  it('[EV-053] the owner can open the dialogs to change the banner and to delete', async () => {
    const none = { paid: { total: 0, totals: { grossCents: 0, refundedCents: 0 } } };
    const { user } = open('organizer', {}, { PaidBooths: none });
    for (const [button, title] of [
      ['Change Banner', /banner/i],
      ['Delete', 'Riverside Spring Craft Fair'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: button }));
      await screen.findByRole('dialog', { name: title });
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('[EV-053] a visitor finds the panel to apply, and a vendor the interest control in it', async () => {
    const { view } = open('visitor', { organizerId: 'another' });
    await screen.findByRole('region', { name: 'Apply to Participate' });
    view.unmount();
    open('vendor', { organizerId: 'another' });
    await screen.findByRole('button', { name: 'Apply Now' });
    await screen.findByRole('button', { name: /interest/i });
  });

  it('[EV-054] an event that waits for its organizer shows vendors the attachments, and asks none to apply for them', async () => {
    open('vendor', claimable);
    await screen.findByText(/Applications open once its organizer joins/);
    await screen.findByText('No attachments yet');
    expect(screen.queryByText('You need to apply to this event to access attachments')).toBeNull();
  });

  it('[AT-009] does not ask a vendor to apply who just did, and shows what the files ask for next', async () => {
    const { api } = open(
      'vendor',
      { organizerId: 'another' },
      {
        ApplicationForEvent: { application: application() },
        AttachmentAccess: { access: { canAccess: false, reason: 'No application found' } },
      },
    );
    await screen.findByText('No attachments yet');
    await waitFor(() => expect(api.named('AttachmentAccess')).toHaveLength(1));
    expect(screen.queryByText('You need to apply to this event to access attachments')).toBeNull();
    api.set('AttachmentAccess', { access: { canAccess: false, reason: 'Application not accepted' } });
    await screen.findByText('Your application needs to be accepted to access attachments', {}, { timeout: 10_000 });
  });
});
