import { enter } from '../../testing/enter.js';
import { openRoute } from '../../testing/render-route.js';
import { sessionShown } from '../../testing/session-shown.js';
import { screen, waitFor } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { card, claimable, foundEvents } from '../../testing/market-events.js';
import { heldAnswer, pass } from '../../testing/timers.js';

describe('a claim from /events', () => {
  it('[EV-027] [CL-003] [CL-006] [CL-007] opens the claim dialog from a seeded card', async () => {
    const { answer, release } = heldAnswer({ done: { id: 'c' } });
    const { user, api } = openRoute('/events', {
      answers: { Events: foundEvents([card(claimable)]), SubmitClaim: answer },
    });
    await screen.findByText('Claimable');
    await sessionShown('visitor');
    await user.click(await screen.findByRole('button', { name: 'Claim Riverside Spring Craft Fair' }));
    await user.click(await screen.findByRole('button', { name: 'Send claim request' }));
    await screen.findByText('Please enter your name');
    screen.getByText('Please enter your email address');
    screen.getByText(/24 hours/);
    await user.type(screen.getByLabelText('Your name'), 'Sam');
    await enter(user, screen.getByLabelText('Email'), 'sam@riverside.example');
    await user.click(screen.getByRole('button', { name: 'Send claim request' }));
    await waitFor(() => expect(api.named('SubmitClaim')).toHaveLength(1));
    screen.getByRole('button', { name: 'Send claim request', busy: true });
    await release();
    screen.getByText('Claim Request Submitted!');
    expect(api.named('SubmitClaim')[0]?.variables['input']).toMatchObject({
      eventId: 'e1',
      name: 'Sam',
      email: 'sam@riverside.example',
      phone: null,
      businessName: null,
      message: null,
    });
    const before = api.named('Events').length;
    expect(before).toBeGreaterThan(1);
    await pass(2_999);
    screen.getByText('Claim Request Submitted!');
    await pass(1);
    jest.useRealTimers();
    await waitFor(() => expect(screen.queryByText('Claim Request Submitted!')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Claim Riverside Spring Craft Fair' }));
    expect(await screen.findByLabelText('Your name')).toHaveProperty('value', '');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', '');
  });

  it('offers only the holder of the address to show it on the event page', async () => {
    const { user, api } = openRoute('/events', {
      viewer: 'organizer',
      answers: { Events: foundEvents([card(claimable)]), SubmitClaim: { done: { id: 'c' } } },
    });
    await sessionShown('organizer');
    await user.click(await screen.findByRole('button', { name: /^Claim / }));
    await user.click(await screen.findByRole('checkbox', { name: /^Show my email/ }));
    await enter(user, screen.getByLabelText('Email'), '.example');
    await screen.findByText(/^Your email and phone number stay hidden\./);
    expect(screen.queryByRole('checkbox', { name: /^Show my email/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send claim request' }));
    await screen.findByText('Claim Request Submitted!');
    expect(api.named('SubmitClaim')[0]?.variables['input']).toMatchObject({ contactPublic: false });
  });

  it('[CL-008] shows why a claim failed', async () => {
    const { user, api } = openRoute('/events', {
      viewer: 'organizer',
      answers: {
        Events: foundEvents([card(claimable)]),
        SubmitClaim: refuse('EVENT.CLAIMED', 'Event already claimed'),
      },
    });
    await sessionShown('organizer');
    await user.click(await screen.findByRole('button', { name: /^Claim / }));
    await user.click(await screen.findByRole('button', { name: 'Send claim request' }));
    await screen.findByText('Submission Failed');
    await screen.findByText('Event already claimed');
    api.set('SubmitClaim', refuse('INTERNAL', 'Something went wrong.'));
    await user.click(screen.getByRole('button', { name: 'Send claim request' }));
    await screen.findByText('There was an error submitting your claim request. Please try again.');
  });

  it('[CL-004] offers no claim to vendors', async () => {
    openRoute('/events', { viewer: 'vendor', answers: { Events: foundEvents([card(claimable)]) } });
    await screen.findByText('Claimable');
    await sessionShown('vendor');
    expect(screen.queryByRole('button', { name: /^Claim / })).toBeNull();
  });
});
