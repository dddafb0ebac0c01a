import { render, screen } from '@testing-library/react';
import { card } from '../../testing/market-events.js';
import { EventBadges } from './event-badges.js';
import { eventTypeLabel } from './event-labels.js';

describe('the badges of an event', () => {
  it.each([
    ['EV-033', 'applications_pending_organizer', 'Applications Pending Organizer', 'yellow'],
    ['EV-034', 'past_event', 'Past Event', 'gray'],
    ['EV-035', 'applications_closed', 'Applications Closed', 'red'],
    ['EV-036', 'applications_open', 'Applications Open', 'green'],
  ])('[%s] show %s as %s in %s', (_, badge, words, tone) => {
    render(<EventBadges event={card({ badge })} />);
    expect([...screen.getByText(words).classList]).toContain(tone);
  });

  it('[EV-036] show next to the open applications that no booth is left', () => {
    const { rerender } = render(<EventBadges event={card()} isFull />);
    screen.getByText('Applications Open');
    screen.getByText('All booths taken');
    for (const facts of [{ badge: 'applications_closed' }, { status: 'draft' }, { takenDownReason: 'Spam' }]) {
      rerender(<EventBadges event={card(facts)} isFull />);
      expect(screen.queryByText('All booths taken')).toBeNull();
    }
  });
});

describe('the types of events', () => {
  it.each([
    ['craft_fair', 'Craft Fair'],
    ['farmers_market', 'Farmers Market'],
    ['art_show', 'Art Show'],
    ['festival', 'Festival'],
    ['popup_market', 'Pop-up Market'],
    ['other', 'Other'],
  ])('[EV-006] show %s as %s', (type, label) => {
    expect(eventTypeLabel(type)).toBe(label);
  });
});
