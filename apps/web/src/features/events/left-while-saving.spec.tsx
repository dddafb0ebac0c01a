import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { refuse } from '../../testing/fake-api.js';
import { field } from '../../testing/form-steps.js';
import { eventAnswer } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

function held() {
  let release: (answer: unknown) => void = () => undefined;
  const answer = new Promise((resolve) => (release = resolve));
  return { answer: () => answer, release: (given: unknown) => release(given) };
}

describe('an organizer who left while an event was being saved', () => {
  const leave = async ({ router }: ReturnType<typeof openRoute>) => {
    await act(() => router.navigate('/faq?about=fees'));
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  };

  it('is not taken to the event when it is saved', async () => {
    const update = held();
    const opened = openRoute('/events/e1/edit', {
      viewer: 'organizer',
      answers: { Event: eventAnswer(), UpdateEvent: update.answer },
    });
    await enter(opened.user, await field('Booth size'), ' ft');
    await opened.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(opened.api.named('UpdateEvent')).toHaveLength(1));
    await leave(opened);
    update.release({ event: { id: 'e1', revision: 3 } });
    await screen.findByText('Changes saved');
    await opened.answered();
    expect(opened.path()).toBe('/faq?about=fees');
  });

  it('is not taken to a step of the form when it is refused', async () => {
    const creation = held();
    const opened = openRoute('/create-event', { viewer: 'organizer', answers: { CreateEvent: creation.answer } });
    const next = async () => opened.user.click(await screen.findByRole('button', { name: 'Continue' }));
    await enter(opened.user, await field('Title'), 'Lantern Fair');
    await enter(opened.user, await field('Description'), 'Lights.');
    await next();
    fireEvent.change(await field('Event date'), { target: { value: '2028-05-06' } });
    await enter(opened.user, await field('Location'), 'Town Hall');
    await next();
    await field('Booth fee');
    await next();
    await field('Setup instructions');
    await next();
    await opened.user.click(await screen.findByRole('button', { name: 'Save as draft' }));
    await waitFor(() => expect(opened.api.named('CreateEvent')).toHaveLength(1));
    await leave(opened);
    creation.release(refuse('BAD_INPUT', 'Please check the input.', [{ path: 'city', message: 'Not a city.' }]));
    await opened.answered();
    expect(opened.path()).toBe('/faq?about=fees');
  });
});
