import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { enter } from '../../testing/enter.js';
import { field, press } from '../../testing/form-steps.js';
import { openRoute } from '../../testing/render-route.js';

const open = (answers = {}) => openRoute('/create-event', { viewer: 'organizer', answers });
type Opened = ReturnType<typeof open>;
const hasFocus = (label: string) =>
  waitFor(async () => expect(document.activeElement).toBe(await screen.findByLabelText(label)));

async function toPlace(opened: Opened) {
  await enter(opened.user, await field('Title'), 'Lantern Fair');
  await enter(opened.user, await field('Description'), 'Lights.');
  await press(opened, 'Continue');
  fireEvent.change(await field('Event date'), { target: { value: '2028-05-06' } });
  await enter(opened.user, await field('Location'), 'Town Hall');
}

async function toPublish(opened: Opened) {
  await toPlace(opened);
  await press(opened, 'Continue');
  await enter(opened.user, await field('Max vendors'), '1');
  await press(opened, 'Continue');
  await enter(opened.user, await field('Product restrictions'), 'No resale\nNo resale');
  await press(opened, 'Continue');
  await screen.findByText('Check the details');
}

it('a new event for one vendor is summed up, also with a rule that was entered twice', async () => {
  await toPublish(open());
  screen.getByText('Up to 1 vendor');
  expect(screen.getAllByText('No resale')).toHaveLength(2);
});

describe('a problem in a step of a new event', () => {
  it('opens an earlier step at the field that is wrong', async () => {
    const opened = open();
    await toPublish(opened);
    await press(opened, '1. Basics (done)');
    await opened.user.clear(await field('Title'));
    await act(() => opened.router.navigate(-1));
    await press(opened, 'Publish event');
    await screen.findByText('Please enter a title');
    await hasFocus('Title');
    await enter(opened.user, await field('Title'), 'Lantern Fair');
    await press(opened, 'Continue');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('2. Place and time'));
  });

  it('opens an earlier step at the field that the service refuses', async () => {
    const opened = open({
      CreateEvent: refuse('BAD_INPUT', 'Please check the input.', [{ path: 'city', message: 'Not a city.' }]),
    });
    await toPublish(opened);
    await press(opened, 'Save as draft');
    await screen.findByText('Not a city.');
    await hasFocus('City');
  });

  it('is a year of five digits', async () => {
    const opened = open();
    await toPlace(opened);
    const date = await field('Event date');
    expect(date.max).toBe('9999-12-31');
    fireEvent.change(date, { target: { value: '20288-05-06' } });
    await press(opened, 'Continue');
    await screen.findByText('Please enter a date with a year such as 2027');
    await hasFocus('Event date');
  });
});
