import { screen, waitFor, within } from '@testing-library/react';
import { movedDate, todayIn } from '../../lib/format/dates.js';
import { refuse } from '../../testing/fake-api.js';
import { press } from '../../testing/form-steps.js';
import { eventAnswer, type EventFacts } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

const timeZone = 'America/Los_Angeles';
const today = todayIn(timeZone);
const inDays = (days: number) => movedDate(today, days);
const own: EventFacts = { organizerId: 'organizer', revision: 4, timeZone };
const ahead: EventFacts = { ...own, eventDate: inDays(30), eventEndDate: inDays(30), applicationDeadline: inDays(20) };
const closed: EventFacts = { ...ahead, badge: 'applications_closed', applicationDeadline: inDays(-1), revision: 5 };
const open = (facts: EventFacts) =>
  openRoute('/events/e1', {
    viewer: 'organizer',
    answers: {
      Event: eventAnswer(facts),
      UpdateEvent: { event: { id: 'e1', revision: 3 } },
      Attachments: { attachments: [] },
    },
  });
type Opened = ReturnType<typeof open>;
const saved = ({ api }: Opened) => api.named('UpdateEvent').map(({ variables }) => variables['input']);

describe('the applications of an own event', () => {
  it('are closed with one click, which sets their deadline to yesterday', async () => {
    const opened = open(ahead);
    opened.api.set('UpdateEvent', () => {
      opened.api.set('Event', eventAnswer(closed));
      return { event: { id: 'e1', revision: 5 } };
    });
    await press(opened, 'Close applications');
    await screen.findByText('Applications are closed');
    expect(saved(opened)).toEqual([{ id: 'e1', revision: 4, applicationDeadline: inDays(-1) }]);
    await press(opened, 'Undo');
    await waitFor(() => expect(saved(opened)[1]).toEqual({ id: 'e1', revision: 5, applicationDeadline: inDays(20) }));
    await screen.findByText('Vendors can apply again');
  });

  const closedNow = async (facts: EventFacts) => {
    const opened = open(facts);
    opened.api.set('UpdateEvent', () => {
      opened.api.set('Event', eventAnswer({ ...closed, revision: 7 }));
      return { event: { id: 'e1', revision: 5 } };
    });
    await press(opened, 'Close applications');
    await screen.findByText('Applications are closed');
    return opened;
  };

  it('are not reopened by an undo over a deadline that was set later in another tab', async () => {
    const opened = await closedNow(ahead);
    await press(opened, 'Undo');
    await waitFor(() => expect(saved(opened)[1]).toEqual({ id: 'e1', revision: 5, applicationDeadline: inDays(20) }));
  });

  it('are reopened by an undo only while their former deadline has not passed where the event takes place', async () => {
    const opened = await closedNow({ ...ahead, applicationDeadline: today });
    const undo = screen.getByRole('button', { name: 'Undo' });
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
    await opened.user.click(undo);
    await screen.findByText('The earlier deadline has passed. Choose a new one to reopen applications.');
    later.mockRestore();
    expect(saved(opened)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('are reopened with their former deadline as the suggestion, or else the event day', async () => {
    const suggestion = async (opened: Opened) => {
      await press(opened, 'Reopen applications');
      const dialog = within(await screen.findByRole('dialog'));
      const { value } = dialog.getByLabelText<HTMLInputElement>('Apply by');
      opened.view.unmount();
      return value;
    };
    expect(await suggestion(await closedNow(ahead))).toBe(inDays(20));
    expect(await suggestion(open(closed))).toBe(inDays(30));
  });

  it('are reopened until a day before the event', async () => {
    const opened = open(closed);
    await press(opened, 'Reopen applications');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    const dialog = within(await screen.findByRole('dialog'));
    const deadline = dialog.getByLabelText('Apply by');
    for (const outside of [inDays(-1), inDays(31)]) {
      await opened.user.clear(deadline);
      await opened.user.type(deadline, outside);
      await opened.user.click(dialog.getByRole('button', { name: 'Reopen applications' }));
      await dialog.findByText('Please enter a day from today to the event date');
    }
    expect(saved(opened)).toEqual([]);
    await opened.user.clear(deadline);
    await opened.user.type(deadline, `${inDays(25)}{Enter}`);
    await waitFor(() => expect(saved(opened)).toEqual([{ id: 'e1', revision: 5, applicationDeadline: inDays(25) }]));
  });

  it('stay closed in view of the reason when they cannot be reopened', async () => {
    const opened = open(closed);
    opened.api.set('UpdateEvent', refuse('INTERNAL', 'Down'));
    await press(opened, 'Reopen applications');
    const dialog = within(await screen.findByRole('dialog'));
    await opened.user.click(dialog.getByRole('button', { name: 'Reopen applications' }));
    await dialog.findByText('This could not be saved. Please try again.');
  });

  it.each([
    ['a draft', { ...ahead, status: 'draft' }],
    ['a past event', { ...ahead, badge: 'past_event' }],
    ['an event that waits for its organizer', { ...ahead, badge: 'applications_pending_organizer' }],
  ])('can be neither closed nor reopened for %s', async (_, facts) => {
    open(facts);
    await screen.findByRole('button', { name: 'Duplicate' });
    expect(screen.queryByRole('button', { name: /applications$/ })).toBeNull();
  });
});
