import { screen } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { card, eventAnswer } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

const hidden = { status: 'draft', takenDownReason: 'The park has no permit for this market.', boothFeeCents: 0 };
const quiet = {
  Attachments: { attachments: [] },
  AttachmentAccess: { access: { canAccess: false, reason: 'No application found' } },
};

describe('an event that staff took down', () => {
  it('tells its owner why and what to do, and offers neither to publish nor to duplicate it', async () => {
    openRoute('/events/e1', { viewer: 'organizer', answers: { ...quiet, Event: eventAnswer(hidden) } });
    await screen.findByText('Our staff took this event down');
    screen.getByText('Reason: The park has no permit for this market.');
    screen.getByText('Taken down');
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
    await screen.findByRole('link', { name: 'Edit Event' });
    await screen.findByRole('button', { name: 'Delete' });
    for (const name of [
      'Publish event',
      'Duplicate',
      'This event is a draft. Only you can see it.',
      'Recruit vendors',
      'Draft',
    ])
      expect(screen.queryByText(name)).toBeNull();
    expect(screen.queryByText(/^until/)).toBeNull();
  });

  it('shows the reason above the form that edits it', async () => {
    openRoute('/events/e1/edit', { viewer: 'organizer', answers: { Event: eventAnswer(hidden) } });
    await screen.findByText('Reason: The park has no permit for this market.');
    await screen.findByRole('button', { name: 'Save changes' });
  });

  it('is marked in the list of its owner, with the reason', async () => {
    const items = [card({ ...hidden, title: 'Hill Market' })];
    openRoute('/my-events', { viewer: 'organizer', answers: { MyEvents: { events: { total: 1, items } } } });
    await screen.findByText('Taken down');
    screen.getByText('The park has no permit for this market.');
    expect(screen.queryByRole('button', { name: 'Duplicate Hill Market' })).toBeNull();
  });

  it('does not exist for visitors', async () => {
    openRoute('/events/e1', { answers: { Event: refuse('NOT_FOUND', 'Event not found') } });
    await screen.findByText('Event Not Found');
    expect(screen.queryByText(/took this event down/)).toBeNull();
  });
});
