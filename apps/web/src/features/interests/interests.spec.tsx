import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { application, claimable, eventAnswer, type EventFacts } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';
import { heldAnswer, pass } from '../../testing/timers.js';
import type { ViewerName } from '../../testing/viewers.js';

const interest = (facts: object = {}) => ({
  id: 'i1',
  eventId: 'e1',
  vendorId: 'v1',
  message: 'I sell mugs.' as string | null,
  createdAt: '2026-11-01T10:00:00.000Z',
  event: {
    id: 'e1',
    title: 'River Fair',
    city: 'Salem',
    state: 'OR',
    startDate: '2027-05-08',
    endDate: '2027-05-09',
    dateToBeAnnounced: false,
    isAvailable: true,
  },
  vendor: { id: 'v1', businessName: 'Vera Pottery', contactName: 'Vera', city: 'Austin', state: 'TX' },
  marketEvent: { id: 'e1', badge: 'applications_open' } as { id: string; badge: string } | null,
  ...facts,
});

function openEvent({
  viewer = 'vendor' as ViewerName,
  facts = {} as EventFacts,
  answers = {},
  kept = null as object | null,
} = {}) {
  let own = kept;
  return openRoute('/events/e1', {
    viewer,
    answers: {
      Event: eventAnswer(facts),
      ApplicationForEvent: { application: null },
      Attachments: { attachments: [] },
      InterestForEvent: () => ({ interest: own }),
      ExpressInterest: ({ input }: { input: { message: string | null } }) => {
        own = { id: 'i1', message: input.message, createdAt: '2026-11-01T10:00:00.000Z' };
        return { interest: { id: 'i1' } };
      },
      RemoveInterest: () => {
        own = null;
        return { removed: { id: 'i1' } };
      },
      ...answers,
    },
  });
}
const openForm = { name: 'I’m interested' };
const send = { name: 'Express interest' };

describe('the interest control', () => {
  afterEach(() => jest.useRealTimers());

  it('[AP-008] [EV-053] is next to Apply Now for a vendor on an open event', async () => {
    openEvent();
    await screen.findByRole('button', openForm);
    await screen.findByRole('button', { name: 'Apply Now' });
  });

  it('does not ask whether a vendor is ready to apply where no one can apply', async () => {
    openEvent({ facts: claimable });
    await screen.findByText(/^Leave a note for the organizer/);
    await screen.findByText('Would you like to sell here?');
    expect(screen.queryByText('Not ready to apply?')).toBeNull();
  });

  it('[CL-019] goes from not interested to a form to interested, and back after a confirmation', async () => {
    const { user, api } = openEvent();
    await user.click(await screen.findByRole('button', openForm));
    expect(document.activeElement).toBe(screen.getByLabelText('Message to the organizer (optional)'));
    await user.keyboard('I sell mugs.');
    await user.click(screen.getByRole('button', send));
    await screen.findByText('I sell mugs.');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'You’re interested' }));
    expect(api.named('ExpressInterest')[0]?.variables).toEqual({ input: { eventId: 'e1', message: 'I sell mugs.' } });
    await user.click(screen.getByRole('button', { name: 'Remove interest' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Are you sure you want to remove your interest in this event?');
    expect(api.named('RemoveInterest')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remove interest' }));
    await screen.findByRole('button', openForm);
    expect(api.named('RemoveInterest')[0]?.variables).toEqual({ eventId: 'e1' });
  });

  it('[CL-020] takes an empty message, and at most 500 characters', async () => {
    const { user, api } = openEvent();
    await user.click(await screen.findByRole('button', openForm));
    const field = screen.getByLabelText('Message to the organizer (optional)');
    await user.click(field);
    await user.paste('m'.repeat(501));
    screen.getByText('501 of 500 characters');
    await screen.findByText('Please use at most 500 characters');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', send));
    expect(api.named('ExpressInterest')).toEqual([]);
    await user.clear(field);
    await user.click(screen.getByRole('button', send));
    await waitFor(() =>
      expect(api.named('ExpressInterest')[0]?.variables).toEqual({ input: { eventId: 'e1', message: null } }),
    );
  });

  const failed = refuse('INTERNAL', 'Something went wrong.');
  const isGoneAfter3Seconds = async (message: string) => {
    screen.getByText(message);
    await pass(2_999);
    screen.getByText(message);
    await pass(1);
    expect(screen.queryByText(message)).toBeNull();
  };

  it('[CL-021] shows for 3 seconds that the interest could not be expressed', async () => {
    const { answer, release } = heldAnswer(failed);
    const { user, api } = openEvent({ answers: { ExpressInterest: answer } });
    await user.click(await screen.findByRole('button', openForm));
    await user.click(screen.getByRole('button', send));
    await waitFor(() => expect(api.named('ExpressInterest')).toHaveLength(1));
    await release();
    await isGoneAfter3Seconds('Failed to express interest. Please try again.');
  });

  it('keeps a message that could not be sent', async () => {
    const { user, store } = openEvent({ answers: { ExpressInterest: failed } });
    await user.click(await screen.findByRole('button', openForm));
    await user.keyboard('I sell mugs.');
    await user.click(screen.getByRole('button', send));
    await screen.findByText('Failed to express interest. Please try again.');
    await screen.findByRole('button', { ...send, busy: false });
    const kept = Object.values(store.getState().drafts.kept).map(({ values }) => values);
    expect(kept).toEqual([{ message: 'I sell mugs.' }]);
  });

  it('[CL-021] shows for 3 seconds that the interest could not be removed', async () => {
    const { answer, release } = heldAnswer(failed);
    const kept = { id: 'i1', message: null, createdAt: '2026-11-01T10:00:00.000Z' };
    const { user, api } = openEvent({ kept, answers: { RemoveInterest: answer } });
    await user.click(await screen.findByRole('button', { name: 'Remove interest' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove interest' }));
    await waitFor(() => expect(api.named('RemoveInterest')).toHaveLength(1));
    await release();
    await isGoneAfter3Seconds('Failed to remove interest. Please try again.');
  });

  it.each<[string, ViewerName, EventFacts, string]>([
    ['a visitor', 'visitor', {}, 'Create a vendor account'],
    ['another organizer', 'organizer', { organizerId: 'other' }, 'Update Profile'],
    ['the owner', 'organizer', {}, 'Your event'],
    ['a vendor who owns the event', 'vendor', { organizerId: 'vendor' }, 'Apply Now'],
  ])('[CL-018] does not show to %s', async (_who, viewer, facts, offer) => {
    const { api } = openEvent({ viewer, facts });
    await screen.findByText(offer);
    expect(api.named('InterestForEvent')).toEqual([]);
    expect(screen.queryByRole('button', openForm)).toBeNull();
  });

  it('[CL-018] does not show to a vendor after the event', async () => {
    const { answer, release } = heldAnswer({ interest: null });
    const { api } = openEvent({ facts: { badge: 'past_event' }, answers: { InterestForEvent: answer } });
    await screen.findByText('This event has already passed.');
    await waitFor(() => expect(api.named('InterestForEvent')).toHaveLength(1));
    await release();
    expect(screen.queryByRole('button', openForm)).toBeNull();
  });

  it('is gone once the vendor has applied', async () => {
    openEvent({ answers: { ApplicationForEvent: { application: application({ eventId: 'e1' }) } } });
    await screen.findByRole('button', { name: 'Application Submitted' });
    expect(screen.queryByRole('button', openForm)).toBeNull();
  });

  it('shows on an event that waits for its organizer', async () => {
    openEvent({ facts: claimable });
    await screen.findByRole('button', openForm);
  });
});

describe('lists of interests', () => {
  it('[CL-022] show a vendor the event, the date and the message, with a link to apply and a way to remove', async () => {
    let items = [interest()];
    const { user, api } = openRoute('/vendor/interests', {
      viewer: 'vendor',
      answers: {
        MyInterests: () => ({ interests: { total: items.length, items } }),
        RemoveInterest: () => {
          items = [];
          return { removed: { id: 'i1' } };
        },
      },
    });
    expect((await screen.findByRole('link', { name: 'River Fair' })).getAttribute('href')).toBe('/events/e1');
    screen.getByText('I sell mugs.');
    screen.getByText('May 8–9, 2027');
    screen.getByText(/Nov 1, 2026/);
    expect(screen.getByRole('link', { name: 'Apply' }).getAttribute('href')).toBe('/events/e1#apply');
    await user.click(screen.getByRole('button', { name: 'Remove interest in River Fair' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove interest' }));
    await screen.findByText('No interests yet');
    expect(api.named('RemoveInterest')[0]?.variables).toEqual({ eventId: 'e1' });
  });

  const takenDown = { event: { ...interest().event, isAvailable: false }, marketEvent: null };
  it.each([
    ['has passed', { marketEvent: { id: 'e1', badge: 'past_event' } }, 'Past Event', 1],
    ['is closed', { marketEvent: { id: 'e1', badge: 'applications_closed' } }, 'Applications Closed', 1],
    ['has no page', takenDown, 'Not available', 0],
    ['could not be read just now', { marketEvent: null }, 'May 8–9, 2027', 1],
  ])('do not lead a vendor to apply to an event that %s', async (_why, facts, shown, links) => {
    openRoute('/vendor/interests', {
      viewer: 'vendor',
      answers: { MyInterests: { interests: { total: 1, items: [interest(facts)] } } },
    });
    await screen.findByText(shown);
    expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull();
    expect(screen.queryAllByRole('link', { name: 'River Fair' })).toHaveLength(links);
  });

  it('[CL-023] show an organizer the vendor, the city, the message and the date, per event', async () => {
    const hill = { ...interest().event, id: 'e2', title: 'Hill Market' };
    const items = [interest(), interest({ id: 'i2', eventId: 'e2', event: hill, message: null })];
    openRoute('/organizer/interests', {
      viewer: 'organizer',
      answers: {
        OrganizerInterests: { interests: { total: 2, items } },
        MyEvents: { events: { total: 0, items: [] } },
      },
    });
    const river = within(await screen.findByRole('region', { name: 'River Fair' }));
    expect(river.getByRole('link', { name: 'Vera Pottery' }).getAttribute('href')).toBe('/vendors/v1');
    expect(river.getByRole('link', { name: 'Message Vera Pottery' }).getAttribute('href')).toBe(
      '/messages/new?person=v1',
    );
    river.getByText('Austin, TX');
    river.getByText('I sell mugs.');
    river.getByText(/Nov 1, 2026/);
    const other = within(screen.getByRole('region', { name: 'Hill Market' }));
    expect(other.getByRole('link', { name: 'Vera Pottery' })).toBeTruthy();
    expect(other.queryByText('I sell mugs.')).toBeNull();
    other.getByText(/ · 1 interested vendor$/);
  });

  it('lead an organizer only to events that still have a page', async () => {
    const items = [
      interest(takenDown),
      interest({ id: 'i2', eventId: 'e2', event: { ...interest().event, id: 'e2' } }),
    ];
    openRoute('/organizer/interests', {
      viewer: 'organizer',
      answers: {
        OrganizerInterests: { interests: { total: 2, items } },
        MyEvents: { events: { total: 0, items: [] } },
      },
    });
    const links = await screen.findAllByRole('link', { name: 'View River Fair' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/events/e2']);
  });

  it('are counted only where no other page has more of them', async () => {
    openRoute('/organizer/interests', {
      viewer: 'organizer',
      answers: {
        OrganizerInterests: { interests: { total: 140, items: [interest()] } },
        MyEvents: { events: { total: 0, items: [] } },
      },
    });
    const river = within(await screen.findByRole('region', { name: 'River Fair' }));
    river.getByText('May 8–9, 2027');
    expect(river.queryByText(/interested vendor/)).toBeNull();
  });
});
