import { screen, waitFor } from '@testing-library/react';
import { refuse, unanswered } from '../../testing/fake-api.js';
import { field, go, leave, press, typeInto } from '../../testing/form-steps.js';
import { eventAnswer } from '../../testing/market-events.js';
import { account } from '../../testing/payments.js';
import { openRoute } from '../../testing/render-route.js';
import { retype } from '../../testing/retype.js';

const open = (entry = '/create-event', answers = {}) => openRoute(entry, { viewer: 'organizer', answers });
type Opened = ReturnType<typeof open>;

async function basics(opened: Opened) {
  await typeInto(opened, 'Title', 'Lantern Fair');
  await typeInto(opened, 'Description', 'Lights.');
  await press(opened, 'Continue');
}

async function place(opened: Opened) {
  await typeInto(opened, 'Event date', '2028-05-06');
  await typeInto(opened, 'Location', 'Town Hall');
  await retype(opened, 'City', 'Salem');
  await retype(opened, 'State', 'Oregon');
  await press(opened, 'Continue');
}

async function toPublish(opened: Opened) {
  await basics(opened);
  await place(opened);
  await typeInto(opened, 'Booth fee', '75');
  await press(opened, 'Continue');
  await field('Setup instructions');
  await press(opened, 'Continue');
}

describe('creating an event in steps', () => {
  it('names a state that does not exist before the next step', async () => {
    const opened = open();
    await basics(opened);
    await retype(opened, 'State', 'Bavaria');
    await press(opened, 'Continue');
    await screen.findByText('Please enter a US state, such as OR or Oregon');
    await opened.user.clear(await field('State'));
    await retype(opened, 'State', 'tx');
    await waitFor(() => expect(screen.queryByText(/^Please enter a US state/)).toBeNull());
  });

  it('starts with the place of the profile, and load-in follows the event date until it is changed', async () => {
    const opened = open();
    await basics(opened);
    expect((await field('City')).value).toBe('Portland');
    expect((await field('State')).value).toBe('Oregon');
    await typeInto(opened, 'Event date', '2028-05-06');
    await waitFor(async () => expect((await field('Load-in date')).value).toBe('2028-05-06'));
    await retype(opened, 'Event date', '2028-05-13');
    await waitFor(async () => expect((await field('Load-in date')).value).toBe('2028-05-13'));
    await retype(opened, 'Load-in date', '2028-05-12');
    await typeInto(opened, 'Location', 'Town Hall');
    await press(opened, 'Continue');
    await field('Booth fee');
    await press(opened, 'Continue');
    await field('Setup instructions');
    await press(opened, 'Continue');
    await screen.findByText('No last day to apply: applications stay open until the event');
    screen.getByText('Load-in: Fri, May 12, 2028');
    await press(opened, '1. Basics (done)');
    expect((await field('Title')).value).toBe('Lantern Fair');
  });

  it('[EV-057] saves a draft, and publishes it when asked to', async () => {
    const opened = open('/create-event', {
      CreateEvent: { event: { id: 'e9' } },
      PublishEvent: { event: { id: 'e9', status: 'published' } },
    });
    await toPublish(opened);
    await screen.findByText('Booth fee $75.00, application fee $0.00');
    expect(screen.getByText('How vendors see it in the list')).toBeTruthy();
    await press(opened, 'Publish event');
    await waitFor(() => expect(opened.path()).toBe('/events/e9'));
    expect(opened.api.named('CreateEvent')[0]?.variables['input']).toMatchObject({
      title: 'Lantern Fair',
      eventDate: '2028-05-06',
      boothFeeCents: 7_500,
    });
    expect(opened.api.named('PublishEvent')).toHaveLength(1);
    expect(JSON.stringify(localStorage)).not.toContain('Lantern Fair');
  });

  it('the pressed button keeps the focus while the event is saved', async () => {
    const opened = open('/create-event', { CreateEvent: unanswered });
    await toPublish(opened);
    await press(opened, 'Save as draft');
    const pressed = await screen.findByRole('button', { name: 'Save as draft', busy: true });
    expect(pressed.matches(':disabled')).toBe(false);
  });

  it('back after publishing leads to the page before the form', async () => {
    const opened = open('/faq', {
      CreateEvent: { event: { id: 'e9' } },
      PublishEvent: { event: { id: 'e9', status: 'published' } },
    });
    await go(opened, '/create-event');
    await basics(opened);
    await press(opened, 'Back');
    await field('Title');
    await press(opened, 'Continue');
    await place(opened);
    await typeInto(opened, 'Booth fee', '75');
    await press(opened, 'Continue');
    await field('Setup instructions');
    await press(opened, 'Continue');
    await press(opened, 'Publish event');
    await waitFor(() => expect(opened.path()).toBe('/events/e9'));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Event' })).toBeNull());
    await go(opened, -1);
    await waitFor(() => expect(opened.path()).toBe('/faq'));
  });

  it('a later step opens at the first one without input, and where it was once the input is restored', async () => {
    const opened = open('/create-event?step=fees');
    await typeInto(opened, 'Title', 'Lantern Fair');
    expect(opened.path()).toBe('/create-event');
    await opened.user.tab();
    await leave(opened);
    await go(opened, '/create-event?step=fees');
    await press(opened, 'Restore');
    await field('Booth fee');
    expect(opened.path()).toBe('/create-event?step=fees');
  });

  const notReady = () => screen.queryByText('Vendors can’t pay the booth fee yet');

  it('says before publishing that vendors cannot pay the booth fee yet, and publishes all the same', async () => {
    const opened = open('/create-event', {
      AccountStatus: account('none'),
      CreateEvent: { event: { id: 'e9' } },
      PublishEvent: { event: { id: 'e9', status: 'published' } },
    });
    await toPublish(opened);
    await screen.findByText('Vendors can’t pay the booth fee yet');
    expect(screen.getByRole('link', { name: 'Set up payment account' }).getAttribute('href')).toBe(
      '/billing#payment-account',
    );
    await press(opened, 'Publish event');
    await waitFor(() => expect(opened.api.named('PublishEvent')).toHaveLength(1));
  });

  it('does not mention payments where vendors can pay', async () => {
    const opened = open('/create-event', { AccountStatus: account('active') });
    await toPublish(opened);
    await screen.findByText('Booth fee $75.00, application fee $0.00');
    await waitFor(() => expect(opened.api.named('AccountStatus')).toHaveLength(1));
    expect(notReady()).toBeNull();
  });

  it('an empty booth fee is said to make a free event, where it is entered and before it is published', async () => {
    const opened = open('/create-event', { AccountStatus: account('none') });
    await basics(opened);
    await place(opened);
    await field('Booth fee');
    expect(screen.getByText('Leave it empty if vendors pay nothing.')).toBeTruthy();
    await press(opened, 'Continue');
    await field('Setup instructions');
    await press(opened, 'Continue');
    expect(await screen.findByText('No fees: vendors see a free event.')).toBeTruthy();
    expect(notReady()).toBeNull();
  });

  it('a deadline that has passed is said before the event is published, and the preview is not open', async () => {
    const opened = open();
    const { user } = opened;
    await basics(opened);
    await typeInto(opened, 'Apply by', '2020-05-06');
    await place(opened);
    await typeInto(opened, 'Max vendors', '2500000');
    await press(opened, 'Continue');
    await screen.findByText('Please enter a whole number from 0 to 100,000');
    await user.clear(await field('Max vendors'));
    await press(opened, 'Continue');
    await user.type(await field('Product restrictions'), 'No resale{Enter}No CBD');
    await press(opened, 'Continue');
    expect(await screen.findByText('The last day to apply has passed, so vendors cannot apply')).toBeTruthy();
    expect(screen.getByText('Applications Closed')).toBeTruthy();
    expect(screen.getByText('No CBD').textContent).toBe('No CBD');
  });

  it('an event date that has passed is said where it is entered, and the event can be created all the same', async () => {
    const opened = open();
    await basics(opened);
    await typeInto(opened, 'Event date', '2028-05-06');
    expect(screen.queryByText('The event date has passed, so vendors cannot apply')).toBeNull();
    await opened.user.clear(await field('Event date'));
    await typeInto(opened, 'Event date', '2020-05-06');
    await screen.findByText('The event date has passed, so vendors cannot apply');
    await opened.user.clear(await field('Event date'));
    await waitFor(() => expect(screen.queryByText('The event date has passed, so vendors cannot apply')).toBeNull());
    await typeInto(opened, 'Event date', '2020-05-06');
    await typeInto(opened, 'Location', 'Town Hall');
    await retype(opened, 'City', 'Salem');
    await retype(opened, 'State', 'Oregon');
    await press(opened, 'Continue');
    await field('Booth fee');
  });

  it('an event that could not be published says why, and its page says that it is a draft to publish', async () => {
    const opened = open('/create-event', {
      CreateEvent: { event: { id: 'e1' } },
      PublishEvent: refuse('CONFLICT', 'An administrator took this event down.'),
      Event: eventAnswer({ status: 'draft', organizerId: 'organizer' }),
    });
    await toPublish(opened);
    await press(opened, 'Publish event');
    await screen.findByText('Saved as a draft, but not published. An administrator took this event down.');
    await screen.findByText('This event is a draft. Only you can see it.');
    await screen.findByRole('button', { name: 'Publish event' });
    expect(opened.path()).toBe('/events/e1');
  });

  it('a step with a missing field stays open and names it, and browser Back goes one step back', async () => {
    const opened = open();
    await press(opened, 'Continue');
    await screen.findByText('Please enter a title');
    await basics(opened);
    await field('Event date');
    expect(opened.path()).toBe('/create-event?step=place');
    await go(opened, -1);
    expect((await field('Title')).value).toBe('Lantern Fair');
  });

  it('a problem of a step is gone as soon as its field is right', async () => {
    const opened = open();
    await press(opened, 'Continue');
    await screen.findByText('Please enter a title');
    await typeInto(opened, 'Title', 'L');
    await waitFor(() => expect(screen.queryByText('Please enter a title')).toBeNull());
    expect(screen.getByText('Please describe the event')).toBeTruthy();
  });

  it('[EV-058] load-in is on the last day at the latest', async () => {
    const opened = open();
    await basics(opened);
    await typeInto(opened, 'End date (if more than one day)', '2028-05-07');
    await retype(opened, 'Load-in date', '2028-05-08');
    await place(opened);
    await screen.findByText('The load-in date can’t be after the event ends');
    await opened.user.clear(await field('Load-in date'));
    await retype(opened, 'Load-in date', '2028-05-07');
    await waitFor(() => expect(screen.queryByText('The load-in date can’t be after the event ends')).toBeNull());
    await typeInto(opened, 'Closes at', '17:00');
    await typeInto(opened, 'Load-in time', '17:01');
    await place(opened);
    await screen.findByText('Load-in can’t be after the event ends');
  });

  it('times that cannot be are named in the words of the form', async () => {
    const opened = open();
    await basics(opened);
    await typeInto(opened, 'Opens at', '10:00');
    await typeInto(opened, 'Closes at', '09:00');
    await typeInto(opened, 'Load-in time', '11:00');
    await place(opened);
    await screen.findByText(/The closing time must be after the opening time/);
    expect(screen.getByText('Load-in can’t be after the event opens')).toBeTruthy();
    await opened.user.clear(await field('Closes at'));
    await opened.user.clear(await field('Load-in time'));
  });

  it('[EV-058] a count of zero is taken, with a warning where it is entered and before the event is published', async () => {
    const opened = open();
    await basics(opened);
    await place(opened);
    const warning = 'With a maximum of 0 vendors, you can’t accept any applications';
    expect(screen.queryByText(warning)).toBeNull();
    await typeInto(opened, 'Max vendors', '0');
    await screen.findByText(warning);
    await press(opened, 'Continue');
    await field('Setup instructions');
    expect(screen.queryByLabelText('Max vendors')).toBeNull();
    await press(opened, 'Continue');
    await screen.findByText('Up to 0 vendors');
    screen.getByText(warning);
  });
});
