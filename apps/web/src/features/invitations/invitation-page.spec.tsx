import { screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { refuse, unanswered } from '../../testing/fake-api.js';
import { invitation } from '../../testing/invitations.js';
import { claimable, eventAnswer } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';
import { viewers, type ViewerName } from '../../testing/viewers.js';

describe('the page of an invitation', () => {
  const openPage = (viewer: ViewerName, facts: object = {}, answers: Record<string, unknown> = {}) => {
    let status = 'pending';
    return openRoute('/invitations/in1#the-token', {
      viewer,
      answers: {
        Invitation: () => ({ invitation: invitation({ status, ...facts }) }),
        AnswerInvitation: ({ input }: { input: { answer: string } }) => {
          status = input.answer === 'unsubscribed' ? 'declined' : input.answer;
          return { invitation: { id: 'in1', status } };
        },
        ...answers,
      },
    });
  };
  const heading = { name: 'Vera Pottery would like to sell at River Fair', level: 1 };
  const answersOf = (api: ReturnType<typeof openRoute>['api']) =>
    api.named('AnswerInvitation').map(({ variables }) => (variables['input'] as { answer: string }).answer);

  it('[CL-035] opens from the email without a login, and counts as viewed', async () => {
    const { api } = openPage('visitor');
    await screen.findByRole('heading', heading);
    await screen.findByText('Viewed');
    screen.getByText('Please join.');
    expect(api.named('Invitation')[0]?.variables).toEqual({ input: { id: 'in1', token: 'the-token' } });
    expect(answersOf(api)).toEqual(['viewed']);
  });

  it('is accepted by a claim of the event, and says so when it stays open', async () => {
    const answers = { SubmitClaim: { done: { id: 'c1' } }, AnswerInvitation: refuse('INTERNAL', 'x') };
    const { user, api } = openPage('visitor', {}, answers);
    await user.click(await screen.findByRole('button', { name: 'Claim this event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Claim this event' }));
    await enter(user, await dialog.findByLabelText('Your name'), 'Sam Field');
    await enter(user, dialog.getByLabelText('Email'), 'sam@example.org');
    await user.click(dialog.getByRole('button', { name: 'Send claim request' }));
    await screen.findByText('Your claim was sent, but we couldn’t mark the invitation as accepted.');
    expect(answersOf(api)).toEqual(['viewed', 'accepted']);
  });

  const Event = eventAnswer(claimable);

  it('is accepted by a signed-in organizer, who can then claim the event', async () => {
    const { user, api } = openPage('organizer', {}, { Event });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await screen.findByText('Invitation accepted');
    screen.getByText(
      'We let the vendor know. Vendors can apply as soon as you have claimed the event and set it up. If you have, there is nothing left to do.',
    );
    expect(answersOf(api)).toEqual(['viewed', 'accepted']);
    await user.click(await screen.findByRole('button', { name: 'Claim this event', busy: false }));
    await screen.findByRole('dialog', { name: 'Claim this event' });
  });

  it('offers no claim of an event that has an organizer by now', async () => {
    const { answered } = openPage(
      'organizer',
      { status: 'accepted' },
      { Event: eventAnswer({ ...claimable, organizerClaimed: true }) },
    );
    await screen.findByText('Invitation accepted');
    await answered();
    expect(screen.queryByRole('button', { name: 'Claim this event' })).toBeNull();
  });

  it('keeps the focus on the answer while it is sent', async () => {
    const AnswerInvitation = ({ input }: { input: { answer: string } }) =>
      input.answer === 'viewed' ? { invitation: { id: 'in1', status: 'viewed' } } : unanswered;
    const { user } = openPage('organizer', {}, { AnswerInvitation });
    const decline = await screen.findByRole<HTMLButtonElement>('button', { name: 'Decline' });
    await user.click(decline);
    expect([decline.ariaBusy, decline.disabled]).toEqual(['true', false]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept' }).disabled).toBe(true);
  });

  it('can be declined, and the emails stopped after a confirmation', async () => {
    const { user, api } = openPage('visitor');
    await user.click(await screen.findByRole('button', { name: 'Decline and stop emails' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop all invitations?' }));
    await user.click(dialog.getByRole('button', { name: 'Decline and stop emails' }));
    await screen.findByText('Invitation declined');
    expect(answersOf(api)).toEqual(['viewed', 'unsubscribed']);
  });

  it('[CL-036] cannot be accepted once it has expired with its event, but the emails can be stopped', async () => {
    const { api } = openPage('organizer', { status: 'expired' });
    await screen.findByText('Invitation expired');
    screen.getByText('Expired');
    screen.getByRole('button', { name: 'Decline and stop emails' });
    for (const name of ['Accept', 'Decline']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(answersOf(api)).toEqual([]);
  });

  it('offers no answer to the vendor who sent it', async () => {
    const { api } = openPage('vendor', { vendorProfileId: 'vendor' });
    await screen.findByRole('heading', heading);
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
    expect(answersOf(api)).toEqual([]);
  });

  it('opens after the login for a registered organizer who is signed out', async () => {
    const { user, path, api } = openRoute('/invitations/in1', {
      answers: {
        Invitation: { invitation: invitation() },
        AnswerInvitation: { invitation: { id: 'in1', status: 'viewed' } },
      },
    });
    await screen.findByRole('heading', { name: 'Log in to see this invitation', level: 1 });
    await waitFor(() => expect(document.title).toBe('Log in to see this invitation · Stallbook'));
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(path()).toBe('/login'));
    api.set('POST /auth/sign-in', () => {
      api.set('CurrentUser', { user: viewers.organizer });
      return {};
    });
    await enter(user, await screen.findByLabelText('Email'), 'organizer@stallbook.example');
    await enter(user, screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByRole('heading', heading);
    expect(path()).toBe('/invitations/in1');
  });

  it('opens again for an organizer who creates an account first', async () => {
    const { user, router } = openPage('visitor');
    await user.click(await screen.findByRole('link', { name: 'Create an account' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/register'));
    const { from } = router.state.location.state as { from: object };
    expect(from).toMatchObject({ pathname: '/invitations/in1', hash: '#the-token' });
  });

  it('explains a link that leads nowhere', async () => {
    openRoute('/invitations/in1#token', { answers: { Invitation: refuse('NOT_FOUND', 'Invitation not found') } });
    await screen.findByRole('heading', { name: 'Invitation not found', level: 1 });
  });
});
