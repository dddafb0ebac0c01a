import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor } from '@testing-library/react';
import { claimable, eventAnswer, type EventFacts } from '../../testing/market-events.js';
import type { ViewerName } from '../../testing/viewers.js';

const quiet = {
  ApplicationForEvent: { application: null },
  Attachments: { attachments: [] },
  AttachmentAccess: { access: { canAccess: false, reason: 'No application found' } },
};
const open = (viewer: ViewerName, facts: EventFacts = {}, more = {}) =>
  openRoute('/events/e1', { viewer, answers: { Event: eventAnswer(facts), ...quiet, ...more } });

const imported: EventFacts = { seededByAdmin: true, organizerClaimed: true, badge: 'applications_pending_organizer' };

describe('a claimed event that is not set up yet', () => {
  it('[EV-033] tells a vendor that the organizer is getting ready, and takes no application', async () => {
    open('vendor', { ...imported, gettingReady: true, organizerId: 'another' });
    await screen.findByText('The organizer is getting ready');
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
    expect(screen.queryByText(/Send Invitations/)).toBeNull();
  });

  it('[EV-033] asks its organizer to confirm what we filled in, on one prefilled screen', async () => {
    const { user, api } = open(
      'organizer',
      { ...imported, gettingReady: true },
      { SetUpEvent: { event: { id: 'e1', badge: 'applications_open' } } },
    );
    await screen.findByText('Get your event ready');
    expect(screen.queryByRole('button', { name: 'Duplicate' })).toBeNull();
    const fee = await screen.findByLabelText(/Booth fee/i);
    await user.clear(fee);
    await user.type(fee, '40');
    api.set('Event', eventAnswer({ ...imported, badge: 'applications_open' }));
    await user.click(screen.getByRole('button', { name: 'Confirm and open applications' }));
    await screen.findByText('Your event is open for applications');
    expect(api.named('SetUpEvent')[0]?.variables).toEqual({
      input: { id: 'e1', revision: 2, boothFeeCents: 4_000 },
    });
    await waitFor(() => expect(screen.queryByText('Get your event ready')).toBeNull());
  });

  it.each([
    ['applications_closed', /^Your event is confirmed\. The last day to apply has passed/],
    ['past_event', /^Your event is confirmed\. Its date has passed/],
  ])('[EV-035] tells its organizer that vendors cannot apply after all: %s', async (badge, words) => {
    const answers = { SetUpEvent: { event: { id: 'e1', badge } } };
    const { user } = open('organizer', { ...imported, gettingReady: true }, answers);
    await user.click(await screen.findByRole('button', { name: 'Confirm and open applications' }));
    await screen.findByText(words);
    expect(screen.queryByText('Your event is open for applications')).toBeNull();
  });

  it('[CL-055] takes over no made-up last day to apply that has passed', async () => {
    const guessed = { applicationDeadline: '2020-01-04', defaultedFields: ['applicationDeadline'] };
    const answers = { SetUpEvent: { event: { id: 'e1', badge: 'applications_open' } } };
    const { user, api } = open('organizer', { ...imported, ...guessed, gettingReady: true }, answers);
    const deadline = await screen.findByLabelText(/Apply by|deadline/i);
    expect((deadline as HTMLInputElement).value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Confirm and open applications' }));
    await screen.findByText('Your event is open for applications');
    expect(api.named('SetUpEvent')[0]?.variables).toEqual({
      input: { id: 'e1', revision: 2, applicationDeadline: null },
    });
  });

  it('[EV-054] shows its organizer the attachments while it waits to be confirmed', async () => {
    open('organizer', { ...imported, gettingReady: true });
    await screen.findByText('Get your event ready');
    await screen.findByRole('heading', { name: 'Attachments and updates' });
  });

  it('[CL-054] announces no date or setting that an import made up', async () => {
    const defaultedFields = ['eventDate', 'eventEndDate', 'indoorOutdoor'];
    const meta = Object.assign(document.createElement('meta'), { name: 'description' });
    document.head.append(meta);
    open('visitor', { ...claimable, defaultedFields });
    await screen.findByRole('heading', { level: 2, name: 'Date to be announced' });
    const text = screen.getByRole('main').textContent;
    for (const madeUp of ['May 8–9', 'Outdoors']) expect(text).not.toContain(madeUp);
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    await waitFor(() => expect(meta.content).toBe('Craft Fair in Portland, OR, date to be announced.'));
    meta.remove();
  });

  it('announces no fee, count or amenity that an import made up', async () => {
    const defaultedFields = ['boothFeeCents', 'applicationFeeCents', 'maxVendors', 'boothSize', 'startTime', 'endTime'];
    const amenities = ['tableProvided', 'electricityAvailable', 'wifiAvailable', 'parkingAvailable'];
    open('visitor', {
      ...claimable,
      defaultedFields: [...defaultedFields, ...amenities, 'foodVendorsAllowed', 'insuranceRequired'],
    });
    await screen.findByRole('heading', { level: 1 });
    const text = screen.getByRole('main').textContent;
    for (const madeUp of ['$75.00', '$10.00', '10x10', '9:00 AM', 'Insurance required'])
      expect(text).not.toContain(madeUp);
    expect(text).toContain('Hours to be announced');
    expect(screen.getAllByText('To be announced')).toHaveLength(4);
  });
});
