import { screen, waitFor } from '@testing-library/react';
import { bothValues } from '../../testing/conflict.js';
import { refuse } from '../../testing/fake-api.js';
import { eventAnswer, type EventFacts } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';
import { retype } from '../../testing/retype.js';

const own: EventFacts = { organizerId: 'organizer', boothFeeCents: 7_500, revision: 2 };
const open = (facts: EventFacts = own, stored: Record<string, string> = {}) =>
  openRoute('/events/e1/edit', {
    viewer: 'organizer',
    stored,
    answers: {
      Event: eventAnswer(facts),
      UpdateEvent: { event: { id: 'e1', revision: 3 } },
      Attachments: { attachments: [] },
    },
  });
type Opened = ReturnType<typeof open>;
const save = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Save changes' }));
const saved = ({ api }: Opened) => api.named('UpdateEvent').map(({ variables }) => variables['input']);
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('saving an event', () => {
  it('sends what the person changed, and the revision that they saw', async () => {
    const opened = open();
    await retype(opened, 'Title', ' Summer Fair ');
    opened.api.set('Event', eventAnswer({ ...own, boothFeeCents: 9_000, revision: 3 }));
    await save(opened);
    await waitFor(() => expect(saved(opened)).toEqual([{ id: 'e1', revision: 2, title: 'Summer Fair' }]));
  });

  it('saves once, however often the button is pressed', async () => {
    const opened = open();
    await retype(opened, 'Title', 'Summer Fair');
    let answer: (event: unknown) => void = () => undefined;
    opened.api.set('Event', () => new Promise((resolve) => (answer = resolve)));
    await save(opened);
    await save(opened);
    answer(eventAnswer(own));
    await waitFor(() => expect(opened.path()).toBe('/events/e1'));
    expect(saved(opened)).toHaveLength(1);
  });

  it('counts the changes next to the button, and says nothing while there are none', async () => {
    const opened = open();
    await screen.findByLabelText('Title');
    expect(screen.queryByText(/change$/)).toBeNull();
    expect(screen.queryByText(/^Only the event date is needed now/)).toBeNull();
    await retype(opened, 'Title', 'Summer Fair');
    await screen.findByText('1 change');
    await retype(opened, 'City', 'Salem');
    await screen.findByText('2 changes');
  });

  it('sends the last day along with the first one', async () => {
    const opened = open({ ...own, eventEndDate: '2027-05-08' });
    await retype(opened, 'Event date', '2027-05-07');
    await save(opened);
    await waitFor(() => expect(saved(opened)).toHaveLength(1));
    const dates = { eventDate: '2027-05-07', eventEndDate: null, loadInDate: '2027-05-07' };
    expect(saved(opened)[0]).toEqual({ id: 'e1', revision: 2, ...dates });
  });
});

describe('what was typed into an event before a reload', () => {
  it('changes the revision that it was typed into, so that what was saved since is not replaced', async () => {
    const first = open();
    await retype(first, 'Booth fee', '80');
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('80'));
    first.view.unmount();
    const stored = { ...localStorage };
    const opened = open({ ...own, boothFeeCents: 9_000, revision: 3 }, stored);
    await opened.user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(valueOf('Booth fee')).toBe('80'));
    await save(opened);
    await waitFor(() => expect(saved(opened)).toEqual([{ id: 'e1', revision: 2, boothFeeCents: 8_000 }]));
  });
});

describe('an event that was saved in another tab meanwhile', () => {
  const refused = async () => {
    const opened = open();
    await retype(opened, 'Booth fee', '80');
    await retype(opened, 'Booth size', '8x8');
    opened.api.set('Event', eventAnswer({ ...own, boothFeeCents: 9_000, title: 'Summer Fair', revision: 3 }));
    opened.api.set(
      'UpdateEvent',
      refuse('EVENT.CHANGED_MEANWHILE', 'This event was changed after you opened it.', [
        { path: 'boothFeeCents', message: 'Changed' },
      ]),
    );
    await save(opened);
    await screen.findByText('This event was changed after you opened it');
    expect(bothValues('Booth fee')).toEqual(['$80.00', '$90.00']);
    expect([valueOf('Booth fee'), valueOf('Title')]).toEqual(['80.00', 'Riverside Spring Craft Fair']);
    opened.api.set('UpdateEvent', { event: { id: 'e1', revision: 4 } });
    return opened;
  };

  it('is shown with choices by their labels and the beginning of longer texts, which opens', async () => {
    const opened = open();
    await retype(opened, 'Title', 'Summer Fair');
    const description = `Pottery by the river. ${'More to see. '.repeat(20)}Ends at dusk.`;
    const newest = { ...own, eventType: 'farmers_market', electricityAvailable: false, description, revision: 3 };
    opened.api.set('Event', eventAnswer(newest));
    const paths = ['eventType', 'indoorOutdoor', 'electricityAvailable', 'description', 'refundPolicy'];
    const refusedFields = paths.map((path) => ({ path, message: 'Changed' }));
    opened.api.set('UpdateEvent', refuse('EVENT.CHANGED_MEANWHILE', 'Changed', refusedFields));
    await save(opened);
    await screen.findByText('This event was changed after you opened it');
    expect(bothValues('Type')).toEqual(['Craft Fair', 'Farmers Market']);
    expect(bothValues('Electricity')).toEqual(['yes', 'no']);
    expect(bothValues('Setting')).toEqual(['Outdoors', 'Outdoors']);
    expect(bothValues('Refunds')[1]).toContain('Full refund');
    const whole = screen.getByText(/Ends at dusk\.$/);
    expect(whole.closest('details')?.querySelector('summary')?.textContent).toMatch(/^Pottery .*…$/);
  });

  it('is not shown where it could not be read: the refusal is', async () => {
    const opened = open();
    await retype(opened, 'Booth fee', '80');
    const message = 'This event was changed after you opened it.';
    opened.api.set('UpdateEvent', () => {
      opened.api.set('Event', refuse('INTERNAL', 'x'));
      return refuse('EVENT.CHANGED_MEANWHILE', message);
    });
    await save(opened);
    await screen.findByText(message);
    expect(screen.queryByRole('button', { name: 'Use what was saved' })).toBeNull();
    expect(valueOf('Booth fee')).toBe('80.00');
  });

  it('stays in the form while the event cannot be read', async () => {
    const opened = open();
    await retype(opened, 'Booth fee', '80');
    opened.api.set('Event', refuse('INTERNAL', 'x'));
    await save(opened);
    await screen.findByText('The event could not be saved. Please try again.');
    expect([valueOf('Booth fee'), saved(opened)]).toEqual(['80.00', []]);
  });

  it('takes the focus, so that keyboards and screen readers are there', async () => {
    await refused();
    expect(document.activeElement?.textContent).toMatch(/^This event was changed after you opened it/);
  });

  it('brings its values into the form, next to what only this person changed', async () => {
    const opened = await refused();
    await opened.user.click(screen.getByRole('button', { name: 'Use what was saved' }));
    await waitFor(() => expect(valueOf('Booth fee')).toBe('90.00'));
    expect([valueOf('Title'), valueOf('Booth size')]).toEqual(['Summer Fair', '8x8']);
    expect(screen.queryByText('This event was changed after you opened it')).toBeNull();
    await save(opened);
    await waitFor(() => expect(saved(opened).at(-1)).toEqual({ id: 'e1', revision: 3, boothSize: '8x8' }));
  });

  it('is replaced in the fields that this person changed, if they say so', async () => {
    const opened = await refused();
    await opened.user.click(screen.getByRole('button', { name: 'Save mine over them' }));
    const input = { id: 'e1', revision: 3, boothFeeCents: 8_000, boothSize: '8x8' };
    await waitFor(() => expect(saved(opened).at(-1)).toEqual(input));
    await waitFor(() => expect(opened.path()).toBe('/events/e1'));
  });
});
