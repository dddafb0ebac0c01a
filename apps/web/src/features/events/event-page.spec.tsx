import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { eventAnswer, type EventFacts } from '../../testing/market-events.js';

const quiet = {
  ApplicationForEvent: { application: null },
  Attachments: { attachments: [] },
  AttachmentAccess: { access: { canAccess: false, reason: 'No application found' } },
};
const open = (viewer: 'visitor' | 'vendor' | 'organizer', facts: EventFacts = {}, more = {}) =>
  openRoute('/events/e1', { viewer, answers: { Event: eventAnswer(facts), ...quiet, ...more } });

describe('/events/{id}', () => {
  it('[EV-044] [EV-045] [EV-046] [EV-047] [EV-048] [EV-049] [EV-050] [EV-051] [EV-052] shows every fact', async () => {
    open('visitor');
    await screen.findByRole('heading', { level: 1, name: 'Riverside Spring Craft Fair' });
    const text = screen.getByRole('main').textContent;
    for (const fact of [
      'Craft Fair by Riverside Markets',
      'Pottery and prints by the river.',
      'May 8–9, 2027',
      '9:00 AM – 1:00 PM',
      'Riverside Park',
      '120 Riverside Drive, 97201',
      'Portland, Oregon',
      'Apply by',
      'Sat, May 1, 2027',
      'Max Vendors',
      'Fees',
      'Booth Fee',
      '$75.00',
      'Application Fee',
      '$10.00',
      'Tables provided',
      'Electricity',
      'WiFi available',
      'Parking',
      'Food vendors OK',
      'Insurance required',
      'Setup Instructions',
      'Enter by the north gate.',
      'Product Restrictions',
      'No resale goods',
      'Cancellation Policy',
      'Quick Info',
      'Booth Size',
      '10x10',
      'Load-in',
      '7:00 AM',
      'Load-out',
      '2:30 PM',
      'Sam Okafor',
      '(503) 555-0199',
    ])
      expect(text).toContain(fact);
    expect(screen.getByRole('link', { name: 'hello@riverside.example' }).getAttribute('href')).toBe(
      'mailto:hello@riverside.example',
    );
    expect(screen.getByRole('link', { name: '(503) 555-0199' }).getAttribute('href')).toBe('tel:5035550199');
    expect(screen.getByRole('link', { name: 'Visit Website' }).getAttribute('href')).toBe('https://riverside.example');
    await waitFor(() => expect(document.title).toContain('Riverside Spring Craft Fair'));
  });

  it('[EV-038] [EV-039] links back to the list and shows its own picture', async () => {
    const { user, path, view } = open('visitor', {}, { Events: { events: { total: 0, items: [] } } });
    await screen.findByRole('heading', { level: 1 });
    expect(view.container.querySelector('svg[viewBox="-218 0 1036 300"]')).not.toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(path()).toBe('/events');
  });

  it('never turns a stored script into a link', async () => {
    open('visitor', { websiteUrl: 'javascript:alert(1)' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Visit Website')).toBeNull();
  });

  it('[EV-041] [EV-043] gives the owner the code, the edit page and the delete action', async () => {
    const { user } = open('organizer', { eventCode: 'RSCF-4821' });
    await screen.findByText('Share this code with vendors for direct event access');
    await user.click(screen.getByRole('button', { name: 'Copy Code' }));
    await screen.findByRole('button', { name: 'Copied!' });
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('RSCF-4821'));
    await screen.findByRole('button', { name: 'Copy Code' });
    expect(screen.getByRole('link', { name: 'Edit Event' }).getAttribute('href')).toBe('/events/e1/edit');
  });

  it('[EV-041] [EV-054] hides them, and the files, from everyone else', async () => {
    open('visitor');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Edit Event')).toBeNull();
    expect(screen.queryByText('Attachments and updates')).toBeNull();
  });

  it('[EV-063] [EV-065] asks before it deletes, naming what goes with the event', async () => {
    const { user, api, path } = open(
      'organizer',
      { applicationCounts: { total: 4, pending: 2, accepted: 1 } },
      {
        DeleteEvent: refuse('PERMISSION_DENIED', 'Not authorized to delete this event'),
        MyEvents: { events: { total: 0, items: [] } },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText(
      'Delete this event? This will also remove its applications and attachments. This cannot be undone.',
    );
    expect(screen.getByText('2 pending applications').closest('[role=status]')?.textContent).toMatch(
      /^This also removes.*1 accepted application$/,
    );
    await user.click(screen.getByRole('button', { name: 'Delete event' }));
    await screen.findByText('Not authorized to delete this event');
    api.set('DeleteEvent', { done: { id: 'e1' } });
    await user.click(screen.getByRole('button', { name: 'Delete event' }));
    await screen.findByText('Event deleted successfully');
    await waitFor(() => expect(path()).toBe('/my-events'));
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
  });
});
