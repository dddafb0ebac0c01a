import { screen, waitFor } from '@testing-library/react';
import { eventAnswer } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';
import { retype } from '../../testing/retype.js';

const facts = {
  organizerId: 'organizer',
  eventDate: '2028-05-06',
  eventEndDate: '2028-05-07',
  loadInDate: '2028-05-05',
  applicationDeadline: '2028-04-29',
};
const open = () =>
  openRoute('/events/e1/edit', {
    viewer: 'organizer',
    answers: { Event: eventAnswer(facts), UpdateEvent: { event: { id: 'e1', revision: 3 } } },
  });
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const END_DATE = 'End date (if more than one day)';

describe('moving an event to another date', () => {
  it('takes the end and load-in along by as many days, shows it, and leaves a deadline that is still ahead', async () => {
    const opened = open();
    await retype(opened, 'Event date', '2028-05-20');
    await screen.findByText('These dates moved with the event');
    await screen.findByText('Load-in date: Fri, May 19, 2028');
    await screen.findByText('Apply by stays Sat, Apr 29, 2028');
    const dates = ['2028-05-21', '2028-05-19', '2028-04-29'];
    await waitFor(() => expect([value(END_DATE), value('Load-in date'), value('Apply by')]).toEqual(dates));
    await opened.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(opened.api.named('UpdateEvent')).toHaveLength(1));
    expect(opened.api.named('UpdateEvent')[0]?.variables['input']).toEqual({
      id: 'e1',
      revision: 2,
      eventDate: '2028-05-20',
      eventEndDate: '2028-05-21',
      loadInDate: '2028-05-19',
    });
  });

  it('takes a deadline along that would be after the event, and gives all dates back on request', async () => {
    const opened = open();
    await retype(opened, 'Event date', '2028-04-22');
    await screen.findByText('Apply by: Sat, Apr 15, 2028');
    await waitFor(() => expect(value('Apply by')).toBe('2028-04-15'));
    await opened.user.click(screen.getByRole('button', { name: 'Keep the earlier dates' }));
    await waitFor(() => expect([value('Load-in date'), value('Apply by')]).toEqual(['2028-05-05', '2028-04-29']));
    await waitFor(() => expect(screen.queryByText('These dates moved with the event')).toBeNull());
  });

  it('takes a deadline along that is in the past', async () => {
    const opened = open();
    await retype(opened, 'Apply by', '2020-05-01');
    await retype(opened, 'Event date', '2036-05-06');
    await screen.findByText('Apply by: Mon, May 1, 2028');
  });

  it('moves on from a date that was changed by hand', async () => {
    const opened = open();
    await retype(opened, 'Load-in date', '2028-05-06');
    await retype(opened, 'Event date', '2028-05-13');
    await screen.findByText('Load-in date: Sat, May 13, 2028');
  });
});
