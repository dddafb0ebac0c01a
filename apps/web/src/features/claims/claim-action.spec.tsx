import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { claimable, eventAnswer } from '../../testing/market-events.js';
import { isPressable } from '../../testing/pressable.js';
import { openRoute } from '../../testing/render-route.js';

const open = (viewer: 'organizer' | 'visitor', claims: unknown[] = [], MyOpenClaims: unknown = { claims }) =>
  openRoute('/events/e1', {
    viewer,
    answers: { Event: eventAnswer(claimable), MyOpenClaims, SubmitClaim: { done: { id: 'c1' } } },
  });
const claim = {
  id: 'c1',
  requestedByEmail: 'organizer@stallbook.example',
  createdAt: new Date().toISOString(),
  event: { id: 'e1', title: 'Riverside Spring Craft Fair' },
};

describe('claiming an event on its page', () => {
  it('says to an organizer who has sent a claim when the answer is due', async () => {
    const { user, api } = open('organizer');
    await user.click(await screen.findByRole('button', { name: 'Claim this event' }));
    const dialog = within(await screen.findByRole('dialog'));
    api.set('MyOpenClaims', { claims: [claim] });
    await user.click(await dialog.findByRole('button', { name: 'Send claim request' }));
    await screen.findByText('Your claim is in review');
    screen.getByText(/^We answer by /);
    expect(screen.queryByRole('button', { name: 'Claim this event' })).toBeNull();
  });

  it('can be pressed once it is known that there is no claim, or that this cannot be known', async () => {
    let answer = (_: unknown): void => undefined;
    open('organizer', [], () => new Promise((resolve) => (answer = resolve)));
    const button = await screen.findByRole('button', { name: 'Claim this event' });
    await waitFor(() => expect(isPressable(button)).toBe(false));
    answer(refuse('INTERNAL', 'Down'));
    await waitFor(() => expect(isPressable(button)).toBe(true));
  });

  it('is offered while only other events are claimed, and to visitors without asking', async () => {
    const { view } = open('organizer', [{ ...claim, event: { id: 'e2', title: 'Other Fair' } }]);
    await screen.findByRole('button', { name: 'Claim this event' });
    view.unmount();
    const { api } = open('visitor');
    await screen.findByRole('button', { name: 'Claim this event' });
    await waitFor(() => expect(api.named('Event')).not.toEqual([]));
    expect(api.named('MyOpenClaims')).toEqual([]);
  });
});
