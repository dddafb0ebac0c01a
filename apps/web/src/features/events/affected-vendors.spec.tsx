import { screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { eventAnswer } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';
import { retype } from '../../testing/retype.js';

const own = { organizerId: 'organizer', applicationCounts: { total: 5, pending: 2, accepted: 3, withoutBooth: 0 } };
const open = (facts: Parameters<typeof eventAnswer>[0] = own) =>
  openRoute('/events/e1/edit', {
    viewer: 'organizer',
    answers: { Event: eventAnswer(facts), UpdateEvent: { event: { id: 'e1', revision: 3 } } },
  });
type Opened = ReturnType<typeof open>;
const save = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Save changes' }));

describe('editing an event that vendors rely on', () => {
  it('says who is affected and of what they are notified, before it is saved', async () => {
    const opened = open();
    await retype(opened, 'Event date', '2027-05-09');
    await retype(opened, 'Booth fee', '90');
    await save(opened);
    const dialog = within(await screen.findByRole('dialog', { name: '3 vendors will be notified' }));
    dialog.getByText('3 vendors with a booth. We’ll notify them of:');
    dialog.getByText('Date: Sat, May 8, 2027 → Sun, May 9, 2027');
    dialog.getByText('2 vendors wait for your decision. We don’t notify them.');
    dialog.getByText(/^5 vendors applied at the current fees and keep them./);
    await opened.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opened.api.named('UpdateEvent')).toEqual([]);
    await save(opened);
    await enter(opened.user, await screen.findByLabelText('Reason (optional)'), 'The park closes. ');
    await opened.user.click(await screen.findByRole('button', { name: 'Save and notify' }));
    await screen.findByText('Changes saved. We’re notifying 3 vendors.');
    expect(opened.api.named('UpdateEvent').map(({ variables }) => variables['input'])).toEqual([
      expect.objectContaining({ reason: 'The park closes.' }),
    ]);
  });

  it('says which last day to apply stays when the event moves', async () => {
    const opened = open({
      ...own,
      eventDate: '2097-05-11',
      eventEndDate: '2097-05-11',
      applicationDeadline: '2097-05-01',
    });
    await retype(opened, 'Event date', '2097-05-18');
    await save(opened);
    const dialog = within(await screen.findByRole('dialog', { name: '3 vendors will be notified' }));
    dialog.getByText('Vendors can still apply until Wed, May 1, 2097.');
  });

  it('counts the vendors and compares the dates as they are now', async () => {
    const opened = open();
    await retype(opened, 'Event date', '2027-05-15');
    const applicationCounts = { total: 6, pending: 2, accepted: 4, withoutBooth: 0 };
    opened.api.set('Event', eventAnswer({ ...own, applicationCounts, eventDate: '2027-05-07', boothFeeCents: 9_000 }));
    await save(opened);
    const dialog = within(await screen.findByRole('dialog', { name: '4 vendors will be notified' }));
    dialog.getByText('4 vendors with a booth. We’ll notify them of:');
    dialog.getByText('Date: Fri, May 7, 2027 → Sat, May 15, 2027');
    expect(dialog.queryByText(/current fees/)).toBeNull();
  });

  it('says so too while the event is taken down, because its vendors stay', async () => {
    const opened = open({ ...own, status: 'draft', takenDownReason: 'No permit.' });
    await retype(opened, 'Event date', '2027-05-09');
    await save(opened);
    const dialog = within(await screen.findByRole('dialog', { name: '3 vendors will be notified' }));
    dialog.getByText('3 vendors with a booth. We’ll notify them of:');
  });

  it('says who keeps a booth beyond a lower maximum', async () => {
    const opened = open();
    await retype(opened, 'Max vendors', '2');
    await save(opened);
    const dialog = within(await screen.findByRole('dialog', { name: 'Who this affects' }));
    dialog.getByText(/^3 vendors with a booth, more than the new maximum of 2. They keep their booths/);
    await opened.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await retype(opened, 'Max vendors', '3');
    await save(opened);
    await waitFor(() => expect(opened.api.named('UpdateEvent')).toHaveLength(1));
  });

  it('stays unsaved after Cancel, so that leaving the page asks first', async () => {
    const opened = open();
    await retype(opened, 'Event date', '2027-05-09');
    await save(opened);
    const dialog = within(await screen.findByRole('dialog', { name: '3 vendors will be notified' }));
    await opened.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await opened.user.click(screen.getByRole('link', { name: 'Cancel' }));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(opened.path()).toBe('/events/e1/edit');
  });

  it('asks nothing where no vendor relies on what changed', async () => {
    const opened = open({ ...own, applicationCounts: { total: 0, pending: 0, accepted: 0, withoutBooth: 0 } });
    await retype(opened, 'Event date', '2027-05-09');
    await save(opened);
    await waitFor(() => expect(opened.api.named('UpdateEvent')).toHaveLength(1));
  });
});
